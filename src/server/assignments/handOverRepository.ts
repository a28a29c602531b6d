import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { isOpen } from '../work-figures/workStateReadModel';

/**
 * Assigns an employee's open tasks in a project to another employee.
 * @returns ids of the tasks
 */
export async function reassignOpenTasks(
  database: Kysely<Schema>,
  projectId: string,
  fromId: string,
  toId: string,
  now: Date,
): Promise<string[]> {
  const tasks = await database
    .updateTable('tasks')
    .set((eb) => ({ assignee_id: toId, version: eb('version', '+', 1), updated_at: now }))
    .where('project_id', '=', projectId)
    .where('assignee_id', '=', fromId)
    .where(isOpen('status'))
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return tasks.map(({ id }) => id);
}

/** @throws Error when there is no such project */
export async function projectName(database: Kysely<Schema>, projectId: string): Promise<string> {
  const { name } = await database
    .selectFrom('projects')
    .select('name')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return name;
}
