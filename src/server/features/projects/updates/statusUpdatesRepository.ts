import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { ProjectHealth } from '../../../../domain/projects/statusUpdates';
import type { Schema } from '../../../database/schema';

interface StatusUpdateValues {
  readonly health: ProjectHealth;
  /** Clean HTML. */
  readonly body: string;
}

/** @returns its id */
export async function insertStatusUpdate(
  database: Kysely<Schema>,
  update: StatusUpdateValues & { readonly projectId: string; readonly authorId: string; readonly createdAt: Date },
): Promise<string> {
  const id = newId();
  await database
    .insertInto('project_status_updates')
    .values({
      id,
      project_id: update.projectId,
      author_id: update.authorId,
      health: update.health,
      body: update.body,
      created_at: update.createdAt,
    })
    .execute();
  return id;
}

/** Locks the status update until the transaction ends. */
export const lockStatusUpdate = async (database: Kysely<Schema>, id: string): Promise<void> => {
  await database.selectFrom('project_status_updates').select('id').where('id', '=', id).forUpdate().execute();
};

export async function saveStatusUpdate(
  database: Kysely<Schema>,
  id: string,
  values: StatusUpdateValues & { readonly editedAt: Date },
): Promise<void> {
  await database
    .updateTable('project_status_updates')
    .set((eb) => ({
      health: values.health,
      body: values.body,
      edited_at: values.editedAt,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function removeStatusUpdate(database: Kysely<Schema>, id: string): Promise<void> {
  await database.deleteFrom('project_status_updates').where('id', '=', id).execute();
}
