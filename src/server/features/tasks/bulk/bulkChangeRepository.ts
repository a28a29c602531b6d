import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { insertRows } from '../../../database/rowsRepository';
import type { Schema } from '../../../database/schema';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { reversePatch, type TaskPatch } from '../edit/taskPatch';
import type { TaskRecord } from '../taskReadModel';
import type { TaskValues } from '../edit/taskRepository';
import { hourMs } from '../../../../domain/calendar/duration';
import { groupedBy } from '../../../../domain/collections/groupedBy';
import { formerStatus } from '../../../../domain/tasks/undoneStatus';
import { finishedStatus } from '../../../../domain/tasks/workState';

/** What follows from the status of a task. */
type TaskState = Pick<TaskRecord, 'status_since' | 'closed_at' | 'reopen_count'>;

/** One task of a bulk change; `before` is null when the change created it. */
export interface BulkChangedTask {
  taskId: string;
  before: TaskPatch | null;
  /** Only where the change was one of the status. */
  stateBefore?: TaskState;
  versionAfter: number;
}

/** A task that a bulk change is about to change, or has just changed. */
export const bulkChangedTask = (task: TaskRecord, set: Partial<TaskValues>, versionAfter: number): BulkChangedTask => ({
  taskId: task.id,
  before: reversePatch(task, set),
  ...(set.status !== undefined && { stateBefore: task }),
  versionAfter,
});

export interface BulkChange {
  readonly tasks: readonly BulkChangedTask[];
  /** It is undone completely, or not at all when one of its tasks has changed since. Default false. */
  readonly isWhole?: boolean;
}

const maxUndoHours = 24;

/** Own changes from then on can be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - maxUndoHours * hourMs);

/**
 * Stores a bulk change for undo, and deletes the employee's changes that are too old for it.
 * @returns its id
 */
export async function insertBulkChange(
  database: Kysely<Schema>,
  employeeId: string,
  { tasks, isWhole = false }: BulkChange,
  now: Date,
): Promise<string> {
  await database
    .deleteFrom('bulk_changes')
    .where('employee_id', '=', employeeId)
    .where('made_at', '<', undoableSince(now))
    .execute();
  const id = newId();
  await database
    .insertInto('bulk_changes')
    .values({ id, employee_id: employeeId, made_at: now, is_whole: isWhole })
    .execute();
  await insertRows(
    database,
    'bulk_change_tasks',
    tasks.map(({ taskId, before, stateBefore, versionAfter }) => ({
      bulk_change_id: id,
      task_id: taskId,
      before_values: before,
      version_after: versionAfter,
      status_since: stateBefore?.status_since ?? null,
      closed_at: stateBefore?.closed_at ?? null,
      reopen_count: stateBefore?.reopen_count ?? null,
    })),
  );
  return id;
}

/** How a change of this employee is undone; undefined when the employee has made no such change. */
export const ownBulkChange = (
  database: Kysely<Schema>,
  employeeId: string,
  id: string,
): Promise<{ is_whole: boolean } | undefined> =>
  database
    .selectFrom('bulk_changes')
    .select('is_whole')
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();

/**
 * Marks a change of this employee as undone; of two concurrent calls, one succeeds.
 * @returns false when it is too old or was undone before
 */
export async function markUndone(
  database: Kysely<Schema>,
  employeeId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const marked = await database
    .updateTable('bulk_changes')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .where('undone_at', 'is', null)
    .where('made_at', '>=', undoableSince(now))
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

export async function bulkChangeTasks(database: Kysely<Schema>, id: string): Promise<BulkChangedTask[]> {
  const rows = await database
    .selectFrom('bulk_change_tasks')
    .select(['task_id', 'version_after', sql<string | null>`before_values::text`.as('before_text')])
    .where('bulk_change_id', '=', id)
    .orderBy('task_id')
    .execute();
  return rows.map((row) => ({
    taskId: row.task_id,
    versionAfter: row.version_after,
    before: row.before_text === null ? null : (JSON.parse(row.before_text) as TaskPatch),
  }));
}

/** Restores since when the tasks have their status, when they were closed and how often reopened, as before a bulk change. */
export async function restoreStates(
  database: Kysely<Schema>,
  bulkChangeId: string,
  taskIds: readonly string[],
): Promise<void> {
  if (taskIds.length === 0) return;
  await sql`
    update tasks set status_since = former.status_since, closed_at = former.closed_at, reopen_count = former.reopen_count
    from bulk_change_tasks former
    where former.bulk_change_id = ${bulkChangeId} and former.task_id = tasks.id and former.status_since is not null
      and tasks.id = any(${taskIds}::uuid[])`.execute(database);
}

/**
 * The same after the undo of a single change, whose former state is known to the history alone (`formerStatus`). To be
 * called when the undo is stored.
 */
export async function restoreStatesFromHistory(database: Kysely<Schema>, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length === 0) return;
  const changes = await database
    .selectFrom('history_entries')
    .select(['task_id', 'actor_id', 'previous_value', 'current_value', 'happened_at'])
    .where('task_id', '=', sql<string>`any(${taskIds}::uuid[])`)
    .where('field', '=', 'status')
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const former = [...groupedBy(changes, ({ task_id: id }) => id)].flatMap(([id, ofTask]) => {
    const state = formerStatus(ofTask);
    return state === undefined ? [] : [{ id, ...state }];
  });
  await sql`
    update tasks set status_since = coalesce(former.since, created_at),
      closed_at = case when status = ${sql.lit(finishedStatus)} then coalesce(former.since, created_at) end,
      reopen_count = greatest(0, reopen_count - former.reopenings)
    from unnest(
      ${former.map(({ id }) => id)}::uuid[],
      ${former.map(({ since }) => since?.toISOString() ?? null)}::timestamptz[],
      ${former.map(({ reopenings }) => reopenings)}::int[]
    ) as former (id, since, reopenings)
    where former.id = tasks.id`.execute(database);
}

/** Those of the tasks that have comments or time entries: an undo must not delete these. */
export async function tasksInUse(database: Kysely<Schema>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const [comments, timers] = await allInOrder([
    database
      .selectFrom('comments')
      .select('task_id')
      .where('task_id', 'in', [...ids])
      .execute(),
    database
      .selectFrom('task_timers')
      .select('task_id')
      .where('task_id', 'in', [...ids])
      .execute(),
  ]);
  return new Set([...comments, ...timers].flatMap((row) => row.task_id ?? []));
}
