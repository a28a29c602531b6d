import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { Schemas } from '../operations/call';
import type { Caller } from '../operations/caller';
import { isVisibleTask } from '../visibility/visibleProjectsReadModel';
import { taskNameWire } from '../work-figures/taskNameWire';

/** A running timer, with its task if visible to the caller. */
export interface RunningWork {
  readonly since: Date;
  readonly task: Schemas['DirectoryTask'];
}

/** Running timers by id of the employee: of all, or of one. */
export async function runningWork(
  database: Kysely<Schema>,
  caller: Caller,
  employeeId?: string,
): Promise<Map<string, RunningWork>> {
  const rows = await database
    .selectFrom('task_timers')
    .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
    .where('task_timers.stopped_at', 'is', null)
    .$if(employeeId !== undefined, (query) => query.where('task_timers.employee_id', '=', employeeId ?? ''))
    .select([
      'task_timers.employee_id',
      'task_timers.started_at',
      'tasks.id',
      'tasks.key',
      'tasks.summary',
      'tasks.project_id',
    ])
    .select(sql<boolean>`${isVisibleTask(caller)}`.as('is_visible'))
    .execute();
  return new Map(
    rows.map((row) => [
      row.employee_id,
      {
        since: row.started_at,
        task: row.is_visible ? { ...taskNameWire(row), Project_id: row.project_id } : null,
      },
    ]),
  );
}
