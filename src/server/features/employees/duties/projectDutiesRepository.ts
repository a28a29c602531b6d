import { sql, type Kysely } from 'kysely';
import { jsonRows } from '../../../database/rowsRepository';
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

/** Stores the new manager of each project. */
export async function storeManagers(
  database: Kysely<Schema>,
  column: ManagerColumn,
  managers: readonly { readonly projectId: string; readonly managerId: string }[],
  now: Date,
): Promise<void> {
  const rows = managers.map(({ projectId, managerId }) => ({ id: projectId, [column]: managerId }));
  await sql`
    update projects set ${sql.ref(column)} = given.${sql.ref(column)}, version = projects.version + 1, updated_at = ${now}
    from ${jsonRows('projects', rows)} given where projects.id = given.id`.execute(database);
}

/** Makes another member of each project its leader instead. */
export async function transferProjectLeads(
  database: Kysely<Schema>,
  fromId: string,
  leaders: readonly { readonly project_id: string; readonly employee_id: string }[],
): Promise<void> {
  await sql`
    update project_members set is_leader = project_members.employee_id = given.employee_id
    from ${jsonRows('project_members', leaders)} given
    where project_members.project_id = given.project_id and project_members.employee_id in (${fromId}, given.employee_id)`.execute(
    database,
  );
}
