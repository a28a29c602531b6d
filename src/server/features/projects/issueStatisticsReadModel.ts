import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

/** Id, status and type of every task of a project, by number. */
export const readTaskStates = (database: Kysely<Schema>, projectId: string) =>
  database
    .selectFrom('tasks')
    .select(['id', 'status', 'issue_type'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();

/** Number of tasks of a project by status, type and priority. */
export const readTaskCounts = (database: Kysely<Schema>, projectId: string) =>
  database
    .selectFrom('tasks')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .groupBy(['status', 'issue_type', 'priority'])
    .select((eb) => ['status', 'issue_type', 'priority', eb.fn.countAll<number>().as('count')])
    .orderBy('status')
    .orderBy('issue_type')
    .orderBy('priority')
    .execute();
