import type { Kysely } from 'kysely';
import { isRecordId } from '../database/isRecordId';
import { preparedQuery, type Values } from '../database/preparedQuery';
import type { Schema } from '../database/schema';
import { sendTogether, type RowsOf, type Sendable, type SentTogether } from '../database/sendTogether';
import { failures } from '../errors/failure';
import type { Caller } from '../operations/caller';
import { byVisibility, isVisibleProject, isVisibleTask } from './visibleProjectsReadModel';

/** The owner of comments, history and time entries (D-04: the same calls accept either kind of id). */
export type Subject = { kind: 'task'; id: string } | { kind: 'project'; id: string };

const visibleProjectQuery = byVisibility((flags) =>
  preparedQuery((database, { id, viewer }: Values<{ id: string; viewer: string }>) =>
    database
      .selectFrom('projects')
      .select('projects.id')
      .where('projects.id', '=', id)
      .where(isVisibleProject({ employeeId: viewer, grantedFlags: flags })),
  ),
);

const isProjectVisible = async (database: Kysely<Schema>, caller: Caller, id: string): Promise<boolean> =>
  isRecordId(id) &&
  (await visibleProjectQuery(caller)(database, { id, viewer: caller.employeeId }).execute()).length > 0;

const isTaskVisible = async (database: Kysely<Schema>, caller: Caller, id: string): Promise<boolean> =>
  isRecordId(id) && (await visibleTaskQuery(caller)(database, { id, viewer: caller.employeeId }).execute()).length > 0;

const visibleTaskQuery = byVisibility((flags) =>
  preparedQuery((database, { id, viewer }: Values<{ id: string; viewer: string }>) =>
    database
      .selectFrom('tasks')
      .select(['tasks.id', 'tasks.project_id', 'tasks.key'])
      .where('tasks.id', '=', id)
      .where(isVisibleTask({ employeeId: viewer, grantedFlags: flags })),
  ),
);

export interface VisibleTask {
  id: string;
  project_id: string;
  key: string;
}

/**
 * The statement of `mustSeeTask`, to be sent together with others: one row, or none when the caller may not see it.
 * @param id in the form of an id
 */
export const visibleTaskStatement = (database: Kysely<Schema>, caller: Caller, id: string): Sendable<VisibleTask> =>
  visibleTaskQuery(caller)(database, { id, viewer: caller.employeeId });

/** @throws Failure 404 when no such project is visible to the caller */
export async function mustSeeProject(database: Kysely<Schema>, caller: Caller, id: string): Promise<void> {
  if (!(await isProjectVisible(database, caller, id))) throw failures.notFound('Project');
}

/**
 * `mustSeeProject`, in one round trip with statements that read of the project.
 * @param id undefined when all projects are read of
 * @returns the rows of each statement, as `sendTogether`
 * @throws Failure 404 when no such project is visible to the caller
 */
export async function sendOfVisibleProject<const All extends SentTogether>(
  database: Kysely<Schema>,
  caller: Caller,
  id: string | undefined,
  statements: All,
): Promise<RowsOf<All>> {
  if (id === undefined) return sendTogether(database, statements);
  if (!isRecordId(id)) throw failures.notFound('Project');
  const [visible = [], ...rows] = await sendTogether(database, [
    visibleProjectQuery(caller)(database, { id, viewer: caller.employeeId }),
    ...statements,
  ]);
  if (visible.length === 0) throw failures.notFound('Project');
  return rows;
}

/** @throws Failure 404 when no such task is visible to the caller */
export async function mustSeeTask(database: Kysely<Schema>, caller: Caller, id: string): Promise<void> {
  if (!(await isTaskVisible(database, caller, id))) throw failures.notFound('Task');
}

/**
 * The task or the project with this id.
 * @throws Failure 404 when neither is visible to the caller
 */
export async function mustSeeSubject(database: Kysely<Schema>, caller: Caller, id: string): Promise<Subject> {
  const [isTask, isProject] = await Promise.all([
    isTaskVisible(database, caller, id),
    isProjectVisible(database, caller, id),
  ]);
  if (isTask) return { kind: 'task', id };
  if (isProject) return { kind: 'project', id };
  throw failures.notFound('Task or project');
}
