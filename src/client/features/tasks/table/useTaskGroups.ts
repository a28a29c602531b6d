import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { api, useListTaskGroupsQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import type { RowGroup } from '../../../table/grid/groups/rowGroups';
import type { ListGroups } from '../../../table/windows/useWindowedList';
import { toGroupQuery, toGroupSort, type TaskGrouping } from '../taskGroupQuery';
import type { TaskQuery } from '../taskQuery';
import { useAnsweredArguments } from '../../../widgets/useAnsweredArguments';

type Wanted = Omit<TaskQuery, 'sort'> & { readonly groupBy?: TaskGrouping };
const toArgument = ({ groupBy, ...filters }: Wanted) => (groupBy === undefined ? skipToken : { ...filters, groupBy });

/** The groups of a list of tasks with their sums, from the server; undefined while the list is not grouped. */
export function useTaskGroups(
  { sort: _sort, ...filters }: TaskQuery,
  grouping: TaskGrouping | undefined,
): ListGroups<TaskQuery> | undefined {
  const wanted = { ...filters, ...(grouping !== undefined && { groupBy: grouping }) };
  const { currentData, error, isError, refetch } = useListTaskGroupsQuery(toArgument(wanted));
  // The previous groups stay while the next are being read.
  const shown = useAnsweredArguments('groups/answered', wanted, currentData !== undefined);
  const { currentData: answer } = api.endpoints.listTaskGroups.useQueryState(
    shown === skipToken ? skipToken : toArgument(shown),
  );
  const list = useMemo(
    () =>
      answer?.map((group): RowGroup => ({
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
    [answer],
  );
  const queries = useMemo(
    () =>
      grouping && {
        groupedBy: grouping,
        toGroupQuery: (query: TaskQuery, group: string) => toGroupQuery(query, grouping, group),
        toFlatQuery: (query: TaskQuery) => toGroupSort(query, grouping),
      },
    [grouping],
  );
  return queries && { ...queries, list, failure: isError && !list ? shownFailure(error) : undefined, refetch };
}
