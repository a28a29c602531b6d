import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

/** Id, status and type of every task of a project, by number. */
export const taskStatesOf = (database: Kysely<Schema>, projectId: string) =>
  database
    .selectFrom('tasks')
    .select(['id', 'status', 'issue_type'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();

/** How many tasks of a project there are of every combination of status, type and priority that occurs. */
export const taskCountsOf = (database: Kysely<Schema>, projectId: string) =>
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
