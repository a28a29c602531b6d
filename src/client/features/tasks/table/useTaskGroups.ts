import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useListTaskGroupsQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import type { RowGroup } from '../../../table/grid/groups/rowGroups';
import type { TaskGrouping } from '../taskGroupQuery';
import type { TaskQuery } from '../taskQuery';

/** The groups of a list of tasks with their sums, from the server; nothing while the list is not grouped. */
export function useTaskGroups({ sort: _sort, ...filters }: TaskQuery, grouping: TaskGrouping | undefined) {
  const { data, currentData, error, isError, refetch } = useListTaskGroupsQuery(
    grouping === undefined ? skipToken : { ...filters, groupBy: grouping },
  );
  const answer = currentData ?? data;
  const groups = useMemo(
    () =>
      grouping === undefined
        ? undefined
        : answer?.map((group): RowGroup => ({
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
          })),
    [answer, grouping],
  );
  return { groups, failure: isError && groups === undefined ? shownFailure(error) : undefined, refetch };
}
