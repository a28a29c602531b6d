import { sql, type Kysely } from 'kysely';
import { jsonRows } from '../database/rowsRepository';
import type { Schema } from '../database/schema';
import { isOpen } from '../work-figures/workStateReadModel';

/**
 * Assigns an employee's open tasks in projects to another employee in each.
 * @returns the tasks
 */
export async function reassignOpenTasks(
  database: Kysely<Schema>,
  fromId: string,
  successors: readonly { readonly project_id: string; readonly assignee_id: string }[],
  now: Date,
): Promise<{ id: string; project_id: string }[]> {
  if (successors.length === 0) return [];
  const { rows } = await sql<{ id: string; project_id: string }>`
    update tasks set assignee_id = given.assignee_id, version = tasks.version + 1, updated_at = ${now}
    from ${jsonRows('tasks', successors)} given
    where tasks.project_id = given.project_id and tasks.assignee_id = ${fromId} and ${isOpen('tasks.status')} and tasks.deleted_at is null
    returning tasks.id, tasks.project_id`.execute(database);
  return rows;
}

export async function projectNames(
  database: Kysely<Schema>,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('id', 'in', [...projectIds])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
