import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';

/** A timer that runs, with the task that it runs on. */
export interface RunningTimer {
  id: string;
  task_id: string;
  key: string;
}

/** Lets the toggles of one person come one after the other, whichever task they are for (F-14). */
export async function queueTogglesOf(database: Kysely<Schema>, employeeId: string): Promise<void> {
  await database
    .selectFrom('employees')
    .select('id')
    .where('id', '=', employeeId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The one timer that a person has running. */
export const runningTimerOf = (database: Kysely<Schema>, employeeId: string): Promise<RunningTimer | undefined> =>
  database
    .selectFrom('task_timers')
    .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
    .select(['task_timers.id', 'task_timers.task_id', 'tasks.key'])
    .where('task_timers.employee_id', '=', employeeId)
    .where('task_timers.stopped_at', 'is', null)
    .executeTakeFirst();

/**
 * When a toggle takes effect: at the request, but never before what the person's timers have recorded already. Requests
 * that come in at the same time may be carried out in the other order, and timers of one person must not overlap.
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
 * Holds a task whose hours change, so that it is not deleted in between, together with another whose hours change too:
 * a task carries the sum of its hours in its row, and rows that are held in one order never wait for each other.
 * @returns the project it belongs to and its key
 * @throws Failure 404 when it has been deleted
 */
export async function holdTask(
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

/** Starts a timer. The database itself refuses a second one of the same person. */
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
