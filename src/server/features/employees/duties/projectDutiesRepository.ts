import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import type { ManagerColumn } from './projectDutiesReadModel';

/** Locks projects until the transaction ends, always in the same order. */
export async function lockProjects(database: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database
    .selectFrom('projects')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function storeManager(
  database: Kysely<Schema>,
  projectId: string,
  column: ManagerColumn,
  managerId: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('projects')
    .set((eb) => ({ [column]: managerId, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', projectId)
    .execute();
}

/** Makes another member a leader of the project instead. */
export async function transferProjectLead(
  database: Kysely<Schema>,
  projectId: string,
  fromId: string,
  toId: string,
): Promise<void> {
  await database
    .updateTable('project_members')
    .set({ is_leader: sql<boolean>`employee_id = ${toId}` })
    .where('project_id', '=', projectId)
    .where('employee_id', 'in', [fromId, toId])
    .execute();
}
