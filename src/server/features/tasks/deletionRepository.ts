import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import { stopTimers, type StoppedTimer } from '../../timers/stopTimersRepository';
import type { DeletedRecord } from './deletionReadModel';

/** Marks records as deleted; everything of one deletion carries its id, so that it can be brought back together. */
export interface Deletion {
  id: string;
  deletedById: string;
  deletedAt: Date;
  /** The company's. */
  timeZone: string;
}

const marks = (deletion: Deletion) => ({
  deletion_id: deletion.id,
  deleted_at: deletion.deletedAt,
  deleted_by_id: deletion.deletedById,
});

/**
 * Deletes a project with all of its tasks. The project goes first: it holds back whoever creates a task in it meanwhile.
 * @returns the timers that ran in it, stopped
 * @throws Failure 404 when somebody else has deleted it already
 */
export async function deleteProject(database: Kysely<Schema>, id: string, deletion: Deletion): Promise<StoppedTimer[]> {
  const deleted = await database
    .updateTable('projects')
    .set(marks(deletion))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw failures.notFound('Project');
  await database
    .updateTable('tasks')
    .set(marks(deletion))
    .where('project_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  return stopTimers(
    database,
    { column: 'project_id', value: id },
    { at: deletion.deletedAt, timeZone: deletion.timeZone },
  );
}

/**
 * Deletes a task.
 * @returns the timers that ran on it, stopped
 * @throws Failure 404 when somebody else has deleted it already
 */
export async function deleteTask(database: Kysely<Schema>, id: string, deletion: Deletion): Promise<StoppedTimer[]> {
  const deleted = await database
    .updateTable('tasks')
    .set(marks(deletion))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw failures.notFound('Task');
  return stopTimers(
    database,
    { column: 'task_id', value: id },
    { at: deletion.deletedAt, timeZone: deletion.timeZone },
  );
}

const noMarks = { deletion_id: null, deleted_at: null, deleted_by_id: null };

/**
 * Brings a project back; its tasks follow by `restoreTasks`.
 * @throws Failure 409 when somebody else has brought it back already
 */
export async function restoreProject(
  database: Kysely<Schema>,
  { id, deletionId }: Pick<DeletedRecord, 'id' | 'deletionId'>,
): Promise<void> {
  const restored = await database
    .updateTable('projects')
    .set(noMarks)
    .where('id', '=', id)
    .where('deletion_id', '=', deletionId)
    .returning('id')
    .executeTakeFirst();
  if (restored === undefined) throw failures.conflict('This has been brought back already');
}

/**
 * Brings back all tasks of a project that went in one deletion.
 * @returns their ids
 * @throws Failure 409 when a task was asked for and somebody else has brought it back already
 */
export async function restoreTasks(
  database: Kysely<Schema>,
  { kind, projectId, deletionId }: DeletedRecord,
): Promise<string[]> {
  const restored = await database
    .updateTable('tasks')
    .set(noMarks)
    .where('deletion_id', '=', deletionId)
    .where('project_id', '=', projectId)
    .returning('id')
    .execute();
  if (kind === 'task' && restored.length === 0) throw failures.conflict('This has been brought back already');
  return restored.map((task) => task.id);
}
