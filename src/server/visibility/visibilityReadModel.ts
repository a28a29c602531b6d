import type { Kysely } from 'kysely';
import { isRecordId } from '../database/isRecordId';
import type { Schema } from '../database/schema';
import { failures } from '../errors/failure';
import type { Caller } from '../operations/call';
import { isVisibleProject, isVisibleTask } from './visibleProjects';

/** What comments, history and hour logs belong to (D-04: the same calls take either kind of id). */
export type Subject = { kind: 'task'; id: string } | { kind: 'project'; id: string };

const isProjectInSight = async (database: Kysely<Schema>, caller: Caller, id: string): Promise<boolean> =>
  isRecordId(id) &&
  (await database
    .selectFrom('projects')
    .select('projects.id')
    .where('projects.id', '=', id)
    .where(isVisibleProject(caller))
    .executeTakeFirst()) !== undefined;

const isTaskInSight = async (database: Kysely<Schema>, caller: Caller, id: string): Promise<boolean> =>
  isRecordId(id) &&
  (await database
    .selectFrom('tasks')
    .select('tasks.id')
    .where('tasks.id', '=', id)
    .where(isVisibleTask(caller))
    .executeTakeFirst()) !== undefined;

/** @throws Failure 404 when there is no such project, also when the caller may not know of it */
export async function mustSeeProject(database: Kysely<Schema>, caller: Caller, id: string): Promise<void> {
  if (!(await isProjectInSight(database, caller, id))) throw failures.notFound('Project');
}

/** @throws Failure 404 when there is no such task, also when the caller may not know of it */
export async function mustSeeTask(database: Kysely<Schema>, caller: Caller, id: string): Promise<void> {
  if (!(await isTaskInSight(database, caller, id))) throw failures.notFound('Task');
}

/**
 * The task or the project with this id.
 * @throws Failure 404 when there is neither, also when the caller may not know of it
 */
export async function mustSeeSubject(database: Kysely<Schema>, caller: Caller, id: string): Promise<Subject> {
  if (await isTaskInSight(database, caller, id)) return { kind: 'task', id };
  if (await isProjectInSight(database, caller, id)) return { kind: 'project', id };
  throw failures.notFound('Task or project');
}
