import { sql, type Kysely } from 'kysely';
import { closedStatus } from '../../../../domain/planning/dueDays';
import type { Schema } from '../../../database/schema';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures } from '../../../errors/failure';
import { stopTimers, type StoppedTimer } from '../../../timers/stopTimersRepository';
import { isOpen } from '../../../work-figures/workStateReadModel';
import type { DeletedRecord } from './deletionReadModel';

/** Columns of deleted records; all records of one deletion have its id, so that they can be restored together. */
export interface Deletion {
  id: string;
  deletedById: string;
  deletedAt: Date;
  timeZone: string;
}

const deletionColumns = (deletion: Deletion) => ({
  deletion_id: deletion.id,
  deleted_at: deletion.deletedAt,
  deleted_by_id: deletion.deletedById,
});

/**
 * Deletes a project with all of its tasks. The project first: its row lock blocks the concurrent creation of tasks in it.
 * @returns the timers that ran in it, stopped
 * @throws Failure 404 when it has been deleted already
 */
export async function deleteProject(database: Kysely<Schema>, id: string, deletion: Deletion): Promise<StoppedTimer[]> {
  const deleted = await database
    .updateTable('projects')
    .set(deletionColumns(deletion))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw failures.notFound('Project');
  await database
    .updateTable('tasks')
    .set(deletionColumns(deletion))
    .where('project_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  return stopTimers(
    database,
    { column: 'project_id', values: [id] },
    { at: deletion.deletedAt, timeZone: deletion.timeZone },
  );
}

/**
 * Deletes tasks.
 * @returns the timers that ran on them, stopped
 * @throws Failure 404 when one of them has been deleted already
 */
export async function deleteTasks(
  database: Kysely<Schema>,
  ids: readonly string[],
  deletion: Deletion,
): Promise<StoppedTimer[]> {
  if (ids.length === 0) return [];
  const deleted = await database
    .updateTable('tasks')
    .set(deletionColumns(deletion))
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  if (deleted.length < ids.length) throw failures.notFound('Task');
  return stopTimers(
    database,
    { column: 'task_id', values: ids },
    { at: deletion.deletedAt, timeZone: deletion.timeZone },
  );
}

const clearedDeletionColumns = { deletion_id: null, deleted_at: null, deleted_by_id: null };

/**
 * Restores a project; `restoreTasks` restores its tasks.
 * @throws Failure 409 when it has been restored already
 */
export async function restoreProject(
  database: Kysely<Schema>,
  { id, deletionId }: Pick<DeletedRecord, 'id' | 'deletionId'>,
): Promise<void> {
  const restored = await database
    .updateTable('projects')
    .set(clearedDeletionColumns)
    .where('id', '=', id)
    .where('deletion_id', '=', deletionId)
    .returning('id')
    .executeTakeFirst();
  if (restored === undefined) throw failures.conflict('This has been brought back already', 'already_done');
}

export interface RestoredTask {
  readonly id: string;
  /** The name of its sprint, which has been deleted or closed in the meantime: the task has none any more. */
  readonly lost_sprint: string | null;
}

/**
 * Of a deleted task and its sprint: the sprint has been deleted since, or was closed without this open task. It would not be
 * accounted for there: the closing carried it nowhere.
 */
const hasLostSprint = sql<boolean>`(sprints.deleted_at is not null or (sprints.status = ${sql.lit(closedStatus)}
  and ${isOpen('tasks.status')} and exists (select from sprint_closings closing
    where closing.sprint_id = sprints.id and closing.closed_at > tasks.deleted_at)))`;

/**
 * Restores all tasks of a project that one deletion deleted.
 * @throws Failure 409 when a task was requested and has been restored already
 */
export async function restoreTasks(
  database: Kysely<Schema>,
  { kind, projectId, deletionId }: DeletedRecord,
  now: Date,
): Promise<RestoredTask[]> {
  const ofDeletion = database
    .selectFrom('tasks')
    .select('tasks.sprint_id')
    .where('tasks.deletion_id', '=', deletionId)
    .where('tasks.project_id', '=', projectId);
  const [, lostSprints, restored] = await allInOrder([
    // None is closed between the look at its state and the return of its tasks.
    database.selectFrom('sprints').select('id').where('id', 'in', ofDeletion).orderBy('id').forKeyShare().execute(),
    database
      .selectFrom('tasks')
      .innerJoin('sprints', 'sprints.id', 'tasks.sprint_id')
      .where('tasks.deletion_id', '=', deletionId)
      .where('tasks.project_id', '=', projectId)
      .where(hasLostSprint)
      .select(['tasks.id', 'sprints.name'])
      .execute(),
    database
      .updateTable('tasks')
      .set({
        ...clearedDeletionColumns,
        updated_at: now,
        sprint_id: sql`(select sprints.id from sprints where sprints.id = tasks.sprint_id and not ${hasLostSprint})`,
      })
      .where('deletion_id', '=', deletionId)
      .where('project_id', '=', projectId)
      .returning('id')
      .execute(),
  ]);
  const names = new Map(lostSprints.map(({ id, name }) => [id, name]));
  if (kind === 'task' && restored.length === 0)
    throw failures.conflict('This has been brought back already', 'already_done');
  return restored.map(({ id }) => ({ id, lost_sprint: names.get(id) ?? null }));
}
