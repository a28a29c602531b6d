import type { Kysely } from 'kysely';
import { isRecordId } from '../../../database/isRecordId';
import type { Schema } from '../../../database/schema';
import { photoColumns } from '../../../employee-records/personColumns';

const updatesWithAuthor = (database: Kysely<Schema>) =>
  database
    .selectFrom('project_status_updates')
    .innerJoin('employees', 'employees.id', 'project_status_updates.author_id')
    .leftJoin('files as photo', 'photo.id', 'employees.photo_file_id')
    .select([
      'project_status_updates.id',
      'project_status_updates.project_id',
      'project_status_updates.author_id',
      'project_status_updates.health',
      'project_status_updates.body',
      'project_status_updates.created_at',
      'project_status_updates.edited_at',
      'project_status_updates.version',
      'employees.full_name as author',
      ...photoColumns,
    ]);

export type StatusUpdateRow = Awaited<ReturnType<ReturnType<typeof updatesWithAuthor>['execute']>>[number];

/** A window of the status updates of a project, newest first. */
export const statusUpdateWindow = (
  database: Kysely<Schema>,
  { projectId, offset, limit }: { projectId: string; offset: number; limit: number },
): Promise<StatusUpdateRow[]> =>
  updatesWithAuthor(database)
    .where('project_status_updates.project_id', '=', projectId)
    .orderBy('project_status_updates.created_at', 'desc')
    .orderBy('project_status_updates.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const countStatusUpdates = async (database: Kysely<Schema>, projectId: string): Promise<number> =>
  (
    await database
      .selectFrom('project_status_updates')
      .where('project_id', '=', projectId)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const statusUpdateById = async (database: Kysely<Schema>, id: string): Promise<StatusUpdateRow | undefined> =>
  isRecordId(id)
    ? updatesWithAuthor(database).where('project_status_updates.id', '=', id).executeTakeFirst()
    : undefined;

/** Project manager, technical project manager and members, and the name of the project. */
export async function projectPeople(
  database: Kysely<Schema>,
  projectId: string,
): Promise<{ readonly name: string; readonly ids: readonly string[] }> {
  const [project, members] = await Promise.all([
    database
      .selectFrom('projects')
      .select(['name', 'project_manager_id', 'technical_project_manager_id'])
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('project_members')
      .innerJoin('employees', 'employees.id', 'project_members.employee_id')
      .select('project_members.employee_id')
      .where('project_members.project_id', '=', projectId)
      .where('employees.status', '=', 'Active')
      .execute(),
  ]);
  return {
    name: project.name,
    ids: [
      project.project_manager_id,
      project.technical_project_manager_id,
      ...members.map((member) => member.employee_id),
    ].filter((id) => id !== null),
  };
}
