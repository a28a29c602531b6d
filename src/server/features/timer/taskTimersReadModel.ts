import { sql, type Kysely } from 'kysely';
import { preparedQuery, type Values } from '../../database/preparedQuery';
import { timeEntryColumns } from '../../timers/timeEntryColumns';
import type { Schema } from '../../database/schema';
import type { Subject } from '../../visibility/visibilityReadModel';

const maxEntries = 500;

/** An employee's timer on a task. */
export interface TaskTimer {
  task_id: string;
  project_id: string;
  key: string;
  summary: string;
  started_at: Date | null;
  stopped_at: Date | null;
}

interface NewestTimerValues {
  employeeId: string;
  taskId: string;
}

/** An employee's newest timer on a task, or a timer that never ran. */
export async function newestTimer(database: Kysely<Schema>, employeeId: string, taskId: string): Promise<TaskTimer> {
  const [timer] = await newestTimerStatement(database, { employeeId, taskId }).execute();
  if (timer === undefined) throw new Error(`There is no task ${taskId}`);
  return timer;
}

/** The statement of `newestTimer`, to be sent together with others. */
export const newestTimerStatement = preparedQuery((database, { employeeId, taskId }: Values<NewestTimerValues>) =>
  database
    .selectFrom('tasks')
    .leftJoin('task_timers', (join) =>
      join.onRef('task_timers.task_id', '=', 'tasks.id').on('task_timers.employee_id', '=', employeeId),
    )
    .select([
      'tasks.id as task_id',
      'tasks.project_id',
      'tasks.key',
      'tasks.summary',
      'task_timers.started_at',
      'task_timers.stopped_at',
    ])
    .where('tasks.id', '=', taskId)
    .orderBy('task_timers.started_at', (order) => order.desc().nullsLast())
    .orderBy('task_timers.id', 'desc')
    .limit(sql.lit(1)),
);

/** The employee's running timer: none or one. */
export const runningTimers = (database: Kysely<Schema>, employeeId: string): Promise<TaskTimer[]> =>
  database
    .selectFrom('task_timers')
    .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
    .select([
      'task_timers.task_id',
      'task_timers.project_id',
      'tasks.key',
      'tasks.summary',
      'task_timers.started_at',
      'task_timers.stopped_at',
    ])
    .where('task_timers.employee_id', '=', employeeId)
    .where('task_timers.stopped_at', 'is', null)
    .execute();

const selectTimeEntries = (database: Kysely<Schema>) =>
  database
    .selectFrom('task_timers')
    .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
    .innerJoin('employees', 'employees.id', 'task_timers.employee_id')
    .select([
      ...timeEntryColumns,
      'task_timers.corrected_at',
      'task_timers.correction_reason',
      'employees.id as employee_id',
      'employees.first_name',
      'employees.last_name',
      'employees.code as employee_code',
      'tasks.id as task_id',
    ])
    .where('tasks.deleted_at', 'is', null);

export type TimeEntryRow = Awaited<ReturnType<ReturnType<typeof selectTimeEntries>['execute']>>[number];

/** Time entries of a task or of all tasks of a project, newest first; at most 500. */
export const subjectTimeEntries = (database: Kysely<Schema>, subject: Subject): Promise<TimeEntryRow[]> =>
  selectTimeEntries(database)
    .where(subject.kind === 'task' ? 'task_timers.task_id' : 'task_timers.project_id', '=', subject.id)
    .orderBy('task_timers.started_at', 'desc')
    .orderBy('task_timers.id', 'desc')
    .limit(maxEntries)
    .execute();
