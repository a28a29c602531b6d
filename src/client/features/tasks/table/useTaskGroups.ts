import { api, type TaskGroup } from '../../../api/api';
import type { RowGroup } from '../../../table/grid/groups/rowGroups';
import { useListGroups } from '../../../table/windows/useListGroups';
import type { ListGroups } from '../../../table/windows/useWindowedList';
import { toGroupQuery, type TaskGrouping } from '../taskGroupQuery';
import type { TaskQuery } from '../taskQuery';

const toRowGroup = (group: TaskGroup): RowGroup => ({
  key: group.Key,
  label: group.Label,
  count: group.Count,
  sums: {
    Task_duration: group.Task_duration,
    Logged_hours: group.Logged_hours,
    ...(group.Variance_hours !== null && { Variance_hours: group.Variance_hours }),
    Reopen_count: group.Reopen_count,
    Comment_count: group.Comment_count,
  },
});
const tasks = { toRowGroup, toGroupQuery };

/** The groups of a list of tasks; undefined while it is not grouped. */
export const useTaskGroups = (
  query: TaskQuery,
  grouping: TaskGrouping | undefined,
): ListGroups<TaskQuery> | undefined => useListGroups(api.endpoints.listTaskGroups, query, grouping, tasks);
