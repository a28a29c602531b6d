import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';

/** A running timer with its task. */
export interface RunningTimer {
  id: string;
  task_id: string;
  key: string;
}

/** Locks the toggles of one employee, over all tasks (F-14). */
export async function lockToggles(database: Kysely<Schema>, employeeId: string): Promise<void> {
  await database
    .selectFrom('employees')
    .select('id')
    .where('id', '=', employeeId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The employee's only running timer. */
export const findRunningTimer = (database: Kysely<Schema>, employeeId: string): Promise<RunningTimer | undefined> =>
  database
    .selectFrom('task_timers')
    .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
    .select(['task_timers.id', 'task_timers.task_id', 'tasks.key'])
    .where('task_timers.employee_id', '=', employeeId)
    .where('task_timers.stopped_at', 'is', null)
    .executeTakeFirst();

/**
 * The time of a toggle: the request's, but never before the end of the employee's recorded entries. Concurrent requests
 * may run in the other order, and timers of one employee must not overlap.
 */
export async function toggleMoment(database: Kysely<Schema>, employeeId: string, now: Date): Promise<Date> {
  const last = await database
    .selectFrom('task_timers')
    .select(['started_at', 'stopped_at'])
    .where('employee_id', '=', employeeId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const recorded = last === undefined ? now : (last.stopped_at ?? last.started_at);
  return recorded > now ? recorded : now;
}

/**
 * Locks a task whose hours change, so that it is not deleted concurrently, together with another one: a task's row has
 * the sum of its hours, and a fixed order of locks never deadlocks.
 * @returns its project and its key
 * @throws Failure 404 when it has been deleted
 */
export async function lockTask(
  database: Kysely<Schema>,
  taskId: string,
  otherId?: string,
): Promise<{ project_id: string; key: string }> {
  const tasks = await database
    .selectFrom('tasks')
    .select(['id', 'project_id', 'key', 'deleted_at'])
    .where('id', 'in', otherId === undefined ? [taskId] : [taskId, otherId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const task = tasks.find(({ id, deleted_at }) => id === taskId && deleted_at === null);
  if (task === undefined) throw failures.notFound('Task');
  return task;
}

/** Starts a timer. A unique index rejects a second one of the same employee. */
export async function startTimer(
  database: Kysely<Schema>,
  timer: { taskId: string; projectId: string; employeeId: string; startedAt: Date },
): Promise<void> {
  await database
    .insertInto('task_timers')
    .values({
      id: newId(),
      task_id: timer.taskId,
      project_id: timer.projectId,
      employee_id: timer.employeeId,
      started_at: timer.startedAt,
    })
    .execute();
}
