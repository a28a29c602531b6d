import type { ListTaskGroupsApiArg } from '../../api/api';
import type { TaskQuery } from './taskQuery';

/** The groupings of tasks, named like the columns. */
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

/** The value of tasks without one. */
const none = 'none';

/** The requested grouping, if tasks support it. */
export const toTaskGrouping = (groupBy: string | undefined): TaskGrouping | undefined =>
  taskGroupings.find((grouping) => grouping === groupBy);

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
