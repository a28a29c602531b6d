import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema';

/** One call of a task list or of a task. */
export interface TaskCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** A kind of call, with variants that are asked for in turn. */
export interface TaskCallKind {
  readonly name: string;
  readonly email: string;
  readonly calls: readonly TaskCall[];
}

const VARIANTS = 10;
const ROWS = 100;

/** The calls that are measured: lists of 100 among the first thousand in the project with the most tasks and over all projects, and single tasks. */
export async function taskCalls(database: Kysely<Schema>): Promise<TaskCallKind[]> {
  const { project_id: projectId, count } = await database
    .selectFrom('tasks')
    .select(['project_id', sql<number>`count(*)`.as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('project_id')
    .orderBy('count', 'desc')
    .orderBy('project_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const tasks = await database
    .selectFrom('tasks')
    .select('id')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();
  const offsets = Array.from({ length: VARIANTS }, (_, variant) => (variant * ROWS) % Math.max(count - ROWS, 1));
  const list = (query: string) =>
    offsets.map((offset): TaskCall => ({
      method: 'GET',
      path: `/api/auth/tasks/list?${query}&limit=${ROWS}&offset=${offset}`,
    }));
  const every = Math.max(Math.floor(tasks.length / VARIANTS), 1);
  const details = tasks
    .filter((_, place) => place % every === 0)
    .map(({ id }): TaskCall => ({ method: 'POST', path: '/api/auth/tasks/details', form: { id } }));
  return [
    {
      name: 'list of 100, one project, latest change first',
      email: 'pm@daybook.example',
      calls: list(`Project_id=${projectId}`),
    },
    {
      name: 'list of 100, one project, by assignee',
      email: 'pm@daybook.example',
      calls: list(`Project_id=${projectId}&sort=Assignees:asc`),
    },
    { name: 'list of 100, all projects, by due date', email: 'hr@daybook.example', calls: list('sort=Due_date:asc') },
    { name: 'one task', email: 'pm@daybook.example', calls: details },
  ];
}
