import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { isVisibleTask } from '../../../visibility/visibleProjectsReadModel';
import { isOpen } from '../../../work-figures/workStateReadModel';

/**
 * Of the visible ones of these tasks: whose timers run, the logged time, and the other visible tasks that wait for them. An
 * open task waits for an open one, as in `isBlockedTask`.
 */
export const deletionEffects = async (database: Kysely<Schema>, caller: Caller, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const waiting = database
    .selectFrom('task_dependencies')
    .innerJoin('tasks', 'tasks.id', 'task_dependencies.task_id')
    .innerJoin('tasks as blocker', 'blocker.id', 'task_dependencies.blocker_id')
    .where('task_dependencies.blocker_id', 'in', [...ids])
    .where('task_dependencies.task_id', 'not in', [...ids])
    .where(isOpen('tasks.status'))
    .where(isOpen('blocker.status'))
    .where(isVisibleTask(caller))
    .groupBy('task_dependencies.blocker_id')
    .select(['task_dependencies.blocker_id', sql<string[]>`array_agg(tasks.key order by tasks.number)`.as('keys')]);
  const running = database
    .selectFrom('task_timers')
    .innerJoin('employees', 'employees.id', 'task_timers.employee_id')
    .where('task_timers.task_id', 'in', [...ids])
    .where('task_timers.stopped_at', 'is', null)
    .groupBy('task_timers.task_id')
    .select([
      'task_timers.task_id',
      sql<string[]>`array_agg(employees.full_name order by employees.full_name)`.as('names'),
    ]);
  return database
    .with('waiting', () => waiting)
    .with('running', () => running)
    .selectFrom('tasks')
    .leftJoin('waiting', 'waiting.blocker_id', 'tasks.id')
    .leftJoin('running', 'running.task_id', 'tasks.id')
    .where('tasks.id', 'in', [...ids])
    .where(isVisibleTask(caller))
    .select([
      'tasks.id',
      'tasks.key',
      'tasks.summary',
      sql<number>`(tasks.logged_seconds / 60.0)::float8`.as('logged_minutes'),
      'waiting.keys as waiting',
      'running.names as timers',
    ])
    .execute();
};
