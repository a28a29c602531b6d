import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema';
import { taskSortKeys } from '../../../src/server/features/tasks/list/taskOrder';
import type { TaskCall, TaskCallKind } from '../tasks/taskCalls';

const ROWS = 100;

const calls = (path: string, ...queries: string[]): TaskCall[] =>
  queries.map((query) => ({ method: 'GET', path: `${path}?limit=${ROWS}&${query}` }));

/** The calls of /reportList and /project/tasks that are measured, at whatever size the company has. */
export async function reportCalls(database: Kysely<Schema>): Promise<TaskCallKind[]> {
  const { total } = await database
    .selectFrom('tasks')
    .select(sql<number>`count(*)`.as('total'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { project_id: projectId } = await database
    .selectFrom('project_task_counts')
    .select('project_id')
    .orderBy('task_count', 'desc')
    .orderBy('project_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { assignee_id: assigneeId } = await database
    .selectFrom('tasks')
    .select(['assignee_id', sql<number>`count(*)`.as('count')])
    .where('assignee_id', 'is not', null)
    .groupBy('assignee_id')
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const list = '/api/auth/tasks/list';
  const hr = 'hr@daybook.example';
  const pm = 'pm@daybook.example';
  const report = (name: string, email: string, ...queries: string[]): TaskCallKind => ({
    name: `/reportList ${name}`,
    email,
    calls: calls(list, ...queries),
  });
  return [
    ...taskSortKeys.map((sort) => report(`by ${sort}`, hr, `sort=${sort}:asc&offset=0`, `sort=${sort}:desc&offset=0`)),
    report('half way down, by Due_date', hr, `sort=Due_date:asc&offset=${Math.floor(total / 2)}`),
    report(
      'deep, by Update_at, Priority and Task_key',
      hr,
      ...['Update_at:desc', 'Priority:asc', 'Task_key:asc'].map(
        (sort, place) => `sort=${sort}&offset=${Math.floor((total * (place + 1)) / 5)}`,
      ),
    ),
    report(
      'scrolling on, half way down',
      hr,
      ...[0, 1, 2, 3].map((step) => `sort=Due_date:asc&offset=${Math.floor(total / 2) + step * ROWS}`),
    ),
    report('at the end, by Due_date', hr, `sort=Due_date:asc&offset=${Math.max(0, total - ROWS)}`),
    report('of a project manager, by Due_date', pm, 'sort=Due_date:asc&offset=0'),
    report('filter Status and Priority', hr, 'Status=OPEN&Priority=HIGH&sort=Due_date:asc'),
    report('filter Assignee', hr, `Employee_id=${assigneeId ?? ''}&sort=Due_date:asc`),
    report('filter Variance', hr, 'Variance_min=2&sort=Variance_hours:asc'),
    report('filter overdue', hr, 'preset=overdue&sort=Due_date:asc'),
    report('filter Assignee, latest change first', hr, `Employee_id=${assigneeId ?? ''}`),
    report('text search, rare', hr, 'q=QAA-17&sort=Due_date:asc', 'q=QAB-101&sort=Due_date:asc'),
    report('text search, in 2 of 100 tasks', hr, 'q=umlauts%20are%20broken&sort=Due_date:asc'),
    {
      name: '/reportList groups by Status',
      email: hr,
      calls: calls('/api/auth/tasks/groups', 'Group_by=Status').map((call) => ({
        ...call,
        path: call.path.replace(`limit=${ROWS}&`, ''),
      })),
    },
    {
      name: '/project/tasks first window',
      email: hr,
      calls: calls(list, `Project_id=${projectId}&sort=Task_key:desc`),
    },
    {
      name: '/project/tasks at the end',
      email: hr,
      calls: calls(list, `Project_id=${projectId}&sort=Task_key:desc&offset=3000`),
    },
    {
      name: '/project/tasks filter and text',
      email: hr,
      calls: calls(list, `Project_id=${projectId}&Status=CLOSE&q=save&sort=Due_date:asc`),
    },
  ];
}
