import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';

/** Marks records as deleted; everything of one deletion carries its id, so that it can be brought back together. */
export interface Deletion {
  id: string;
  deletedById: string;
  deletedAt: Date;
}

const marks = (deletion: Deletion) => ({ deletion_id: deletion.id, deleted_at: deletion.deletedAt, deleted_by_id: deletion.deletedById });

/**
 * Deletes a project with all of its tasks. The project goes first: it holds back whoever creates a task in it meanwhile.
 * @throws Failure 404 when somebody else has deleted it already
 */
export async function deleteProject(database: Kysely<Schema>, id: string, deletion: Deletion): Promise<void> {
  const deleted = await database.updateTable('projects').set(marks(deletion)).where('id', '=', id).where('deleted_at', 'is', null).returning('id').executeTakeFirst();
  if (deleted === undefined) throw failures.notFound('Project');
  await database.updateTable('tasks').set(marks(deletion)).where('project_id', '=', id).where('deleted_at', 'is', null).execute();
  await stopTimers(database, 'project_id', id, deletion.deletedAt);
}

/**
 * Deletes a task.
 * @throws Failure 404 when somebody else has deleted it already
 */
export async function deleteTask(database: Kysely<Schema>, id: string, deletion: Deletion): Promise<void> {
  const deleted = await database.updateTable('tasks').set(marks(deletion)).where('id', '=', id).where('deleted_at', 'is', null).returning('id').executeTakeFirst();
  if (deleted === undefined) throw failures.notFound('Task');
  await stopTimers(database, 'task_id', id, deletion.deletedAt);
}

/** A timer may have been started a moment after the request came in: it never ends before it began. */
async function stopTimers(database: Kysely<Schema>, column: 'task_id' | 'project_id', id: string, stoppedAt: Date): Promise<void> {
  await database
    .updateTable('task_timers')
    .set((eb) => ({ stopped_at: eb.fn<Date>('greatest', ['started_at', eb.val(stoppedAt)]) }))
    .where(column, '=', id)
    .where('stopped_at', 'is', null)
    .execute();
}
