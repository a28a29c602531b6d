import type { ListTaskGroupsApiArg } from '../../api/api';
import type { TaskQuery } from './taskQuery';

/** What tasks can be grouped by; the names are those of the columns. */
export const taskGroupings = [
  'Project_name',
  'Assignees',
  'Sprint',
  'Milestone',
  'Status',
  'Priority',
  'Issue_type',
  'Reporter',
] as const;
export type TaskGrouping = ListTaskGroupsApiArg['groupBy'];

/** Stands for tasks without a value. */
const none = 'none';

/** The grouping that a table asks for, if tasks can be grouped so. */
export const toTaskGrouping = (groupBy: string | undefined): TaskGrouping | undefined =>
  taskGroupings.find((grouping) => grouping === groupBy);

/** The query for the tasks of one group among those of a query. */
export function toGroupQuery(query: TaskQuery, grouping: TaskGrouping, key: string): TaskQuery {
  switch (grouping) {
    case 'Project_name':
      return { ...query, projectId: key };
    case 'Assignees':
      return { ...query, employeeId: key || none };
    case 'Reporter':
      return { ...query, reporterId: key || none };
    case 'Sprint':
      return { ...query, sprintId: key || none };
    case 'Milestone':
      return { ...query, milestoneId: key || none };
    case 'Status':
      return { ...query, status: key };
    case 'Priority':
      return { ...query, priority: key };
    case 'Issue_type':
      return { ...query, issueType: key };
  }
}

/** The order in which the rows of all groups stand below each other. */
export const toGroupSort = (query: TaskQuery, grouping: TaskGrouping): TaskQuery => ({
  ...query,
  sort: [
    `${grouping}:asc`,
    ...(query.sort ?? '').split(',').filter((key) => key !== '' && !key.startsWith(`${grouping}:`)),
  ]
    .slice(0, 3)
    .join(','),
});
