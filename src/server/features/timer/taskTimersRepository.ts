import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Day } from '../../../domain/calendar/day';
import { preparedQuery, type Values } from '../../database/preparedQuery';
import type { Schema } from '../../database/schema';
import type { Sendable } from '../../database/sendTogether';
import { failures } from '../../errors/failure';

/** A running timer with its task. */
export interface RunningTimer {
  id: string;
  task_id: string;
  key: string;
  started_at: Date;
}

type Person = Values<{ employeeId: string }>;

const personQuery = (database: Kysely<Schema>, { employeeId }: Person) =>
  database.selectFrom('employees').select(['status', 'joined_on']).where('id', '=', employeeId);

/** Locks the toggles of one employee, over all tasks (F-14). Its row is for `mustStillBeActive`. */
export const lockTogglesStatement = preparedQuery((database, person: Person) =>
  personQuery(database, person).forNoKeyUpdate(),
);

/**
 * Keeps toggles and changes of one employee's hours away, but not the entries that the employee adds: added entries do
 * not depend on each other, and the database rejects those that overlap. Its row is for `mustStillBeActive`.
 */
export const lockForAddingStatement = preparedQuery((database, person: Person) =>
  personQuery(database, person).forShare(),
);

/**
 * The caller was confirmed before the wait for the lock, during which a deactivation may have stopped the timers.
 * @param locked the row of a statement that locks the caller
 * @throws Failure 401 when the caller has been deactivated
 */
export function mustStillBeActive<Locked extends { readonly status: string }>(
  locked: Locked | undefined,
): asserts locked is Locked {
  if (locked?.status !== 'Active') throw failures.notSignedIn();
}

/**
 * @returns the day of joining
 * @throws Failure 401 when the employee has been deactivated
 */
export async function lockToggles(
  database: Kysely<Schema>,
  employeeId: string,
): Promise<{ readonly joined_on: Day | null }> {
  const [locked] = await lockTogglesStatement(database, { employeeId }).execute();
  mustStillBeActive(locked);
  return locked;
}

export const runningTimerStatement = preparedQuery((database, { employeeId }: Person) =>
  database
    .selectFrom('task_timers')
    .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
    .select(['task_timers.id', 'task_timers.task_id', 'tasks.key', 'task_timers.started_at'])
    .where('task_timers.employee_id', '=', employeeId)
    .where('task_timers.stopped_at', 'is', null),
);

/** The employee's latest time entry. */
export const latestEntryStatement = preparedQuery((database, { employeeId }: Person) =>
  database
    .selectFrom('task_timers')
    .select(['started_at', 'stopped_at'])
    .where('employee_id', '=', employeeId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(1)),
);

/**
 * The time of a toggle: the request's, but never before the end of the employee's recorded entries. Concurrent requests
 * may run in the other order, and timers of one employee must not overlap.
 */
export function toggleMoment(latest: { started_at: Date; stopped_at: Date | null } | undefined, now: Date): Date {
  const recorded = latest === undefined ? now : (latest.stopped_at ?? latest.started_at);
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
  return lockedTask(
    await lockTasksStatement(database, { ids: otherId === undefined ? [taskId] : [taskId, otherId] }).execute(),
    taskId,
  );
}

/** The statement of `lockTask`, to be sent together with others. */
export const lockTasksStatement = preparedQuery((database, { ids }: Values<{ ids: readonly string[] }>) =>
  database
    .selectFrom('tasks')
    .select(['id', 'project_id', 'key', 'deleted_at'])
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('id')
    .forNoKeyUpdate(),
);

/** @throws Failure 404 when the task has been deleted */
export function lockedTask<Task extends { id: string; deleted_at: Date | null }>(
  tasks: readonly Task[],
  taskId: string,
): Task {
  const task = tasks.find(({ id, deleted_at }) => id === taskId && deleted_at === null);
  if (task === undefined) throw failures.notFound('Task');
  return task;
}

interface StartedTimer {
  taskId: string;
  projectId: string;
  employeeId: string;
  startedAt: Date;
}

const insertTimer = preparedQuery((database, timer: Values<StartedTimer & { id: string }>) =>
  database.insertInto('task_timers').values({
    id: timer.id,
    task_id: timer.taskId,
    project_id: timer.projectId,
    employee_id: timer.employeeId,
    started_at: timer.startedAt,
  }),
);

/** Starts a timer. A unique index rejects a second one of the same employee. */
export const startTimerStatement = (database: Kysely<Schema>, timer: StartedTimer): Sendable<unknown> =>
  insertTimer(database, { ...timer, id: newId() });
