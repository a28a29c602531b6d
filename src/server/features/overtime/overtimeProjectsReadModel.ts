import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { isVisibleProject } from '../../visibility/visibleProjectsReadModel';

/** Managers who see every project still enter overtime only for their own ones. */
const asMember = ({ employeeId }: Caller) => ({ employeeId, grantedFlags: new Set<string>() });

/** Projects of which the caller is a member or a manager, by name. */
export const overtimeProjects = (database: Kysely<Schema>, caller: Caller) =>
  database
    .selectFrom('projects')
    .select(['projects.id', 'projects.name', 'projects.project_manager_id', 'projects.technical_project_manager_id'])
    .where(isVisibleProject(asMember(caller)))
    .orderBy('projects.name')
    .orderBy('projects.id')
    .execute();

/** True when the caller may enter overtime for the project. */
export const mayEnterFor = async (database: Kysely<Schema>, caller: Caller, projectId: string): Promise<boolean> =>
  (await database
    .selectFrom('projects')
    .select('projects.id')
    .where('projects.id', '=', projectId)
    .where(isVisibleProject(asMember(caller)))
    .executeTakeFirst()) !== undefined;
