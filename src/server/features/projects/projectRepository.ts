import type { Kysely, Updateable } from 'kysely';
import { projectMessages } from '../../../domain/projects/projectRules';
import type { Schema } from '../../database/schema';
import type { ProjectsTable } from '../../database/tables/workTables';
import { failures } from '../../errors/failure';

/** The columns of a project that a save can change. */
export type ProjectValues = Pick<
  Updateable<ProjectsTable>,
  | 'name'
  | 'client_name'
  | 'project_manager_id'
  | 'technical_project_manager_id'
  | 'awarded_on'
  | 'started_on'
  | 'description'
  | 'remark'
  | 'platform'
  | 'project_type'
  | 'status'
>;

/**
 * Locks the project until the transaction ends, so that saves wait for each other.
 * @throws Failure 404 when it has been deleted in the meantime
 */
export async function lockProject(database: Kysely<Schema>, id: string): Promise<{ status: string; version: number }> {
  const project = await database
    .selectFrom('projects')
    .select(['status', 'version'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (project === undefined) throw failures.notFound('Project');
  return project;
}

/**
 * Stores a new project. A unique index decides between concurrent calls with the same short name.
 * @throws Failure 422 when the short name is taken, even by a deleted project
 */
export async function insertProject(
  database: Kysely<Schema>,
  id: string,
  shortName: string,
  values: Required<Omit<ProjectValues, 'status'>>,
  creatorId: string,
  now: Date,
): Promise<void> {
  const inserted = await database
    .insertInto('projects')
    .values({
      ...values,
      name: values.name,
      client_name: values.client_name,
      id,
      short_name: shortName,
      created_by_id: creatorId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined)
    throw failures.invalid([{ field: 'Project_short_name', message: projectMessages.shortNameTaken }]);
}

/** Saves values of a project and increments its version. */
export async function saveProject(
  database: Kysely<Schema>,
  id: string,
  values: ProjectValues,
  now: Date,
): Promise<void> {
  await database
    .updateTable('projects')
    .set(values)
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

/** Sets the tech stacks of a project by the ids of the master. */
export async function replaceTechStacks(
  database: Kysely<Schema>,
  projectId: string,
  techStackIds: readonly string[],
): Promise<void> {
  await database.deleteFrom('project_tech_stacks').where('project_id', '=', projectId).execute();
  if (techStackIds.length === 0) return;
  await database
    .insertInto('project_tech_stacks')
    .values(techStackIds.map((tech_stack_id) => ({ project_id: projectId, tech_stack_id })))
    .execute();
}

/** Sets the client requirements of a project by the ids of the master. */
export async function replaceRequirements(
  database: Kysely<Schema>,
  projectId: string,
  requirementIds: readonly string[],
): Promise<void> {
  await database.deleteFrom('project_requirements').where('project_id', '=', projectId).execute();
  if (requirementIds.length === 0) return;
  await database
    .insertInto('project_requirements')
    .values(requirementIds.map((requirement_id) => ({ project_id: projectId, requirement_id })))
    .execute();
}

/** Removes and adds members of a project; others keep the day on which they joined. */
export async function changeMembers(
  database: Kysely<Schema>,
  projectId: string,
  leavingIds: readonly string[],
  joiningIds: readonly string[],
  now: Date,
): Promise<void> {
  if (leavingIds.length > 0)
    await database
      .deleteFrom('project_members')
      .where('project_id', '=', projectId)
      .where('employee_id', 'in', [...leavingIds])
      .execute();
  if (joiningIds.length > 0)
    await database
      .insertInto('project_members')
      .values(joiningIds.map((employee_id) => ({ project_id: projectId, employee_id, joined_at: now })))
      .execute();
}

export async function changeProjectFiles(
  database: Kysely<Schema>,
  projectId: string,
  droppedIds: readonly string[],
  addedIds: readonly string[],
): Promise<void> {
  if (droppedIds.length > 0)
    await database
      .deleteFrom('project_files')
      .where('project_id', '=', projectId)
      .where('file_id', 'in', [...droppedIds])
      .execute();
  if (addedIds.length > 0)
    await database
      .insertInto('project_files')
      .values(addedIds.map((file_id) => ({ project_id: projectId, file_id })))
      .execute();
}
