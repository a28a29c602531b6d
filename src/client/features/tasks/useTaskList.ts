import { createSelector } from '@reduxjs/toolkit';
import { useMemo, useCallback } from 'react';
import { shallowEqual, useDispatch } from 'react-redux';
import { api, type ListTaskGroupsApiArg } from '../../api/api';
import { selectTaskEdits, withTaskEdits } from '../../entities/taskEdits';
import { selectKnownTasks, type KnownTask } from '../../entities/tasks';
import { recordKey } from '../../table/windows/tableSource';
import { useWindowedList, type OtherFilters, type WindowedList } from '../../table/windows/useWindowedList';
import type { WindowDispatch, WithApi } from '../../table/windows/windowEndpoint';
import type { WithTasks } from './table/shownTask';
import { useTaskGroups } from './table/useTaskGroups';
import { toTaskGrouping, type TaskGrouping } from './taskGroupQuery';
import type { TaskQuery } from './taskQuery';

/** Selects the rows with their current values and pending changes, so that a change shows immediately everywhere. */
const makeSelectCurrent = () => {
  const selectKnown = createSelector(
    [selectKnownTasks, (_state: WithTasks, rows: readonly KnownTask[]) => rows],
    (known, rows) => rows.map((row) => known[row._id] ?? row),
    // Changes of tasks of other lists do not draw this one again.
    { memoizeOptions: { resultEqualityCheck: shallowEqual } },
  );
  return createSelector([selectKnown, selectTaskEdits], (tasks, edits) =>
    tasks.map((task) => withTaskEdits(task, edits)),
  );
};

async function countTasks(
  dispatch: WindowDispatch,
  argument: ListTaskGroupsApiArg,
): Promise<ReadonlyMap<string, number>> {
  const request = dispatch(api.endpoints.listTaskGroups.initiate(argument, { forceRefetch: true }));
  try {
    return new Map((await request.unwrap()).map(({ Key, Count }) => [Key, Count]));
  } finally {
    request.unsubscribe();
  }
}

/**
 * A list of tasks by windows. Rows are read through the entity store with their pending changes.
 * @param grouping the groups then come from the server, and windows are those of open groups
 * @param others the query of the same list with other filters
 */
export function useTaskList(
  query: TaskQuery,
  grouping?: TaskGrouping,
  others?: Pick<OtherFilters<TaskQuery>, 'view' | 'toQuery'>,
): WindowedList<KnownTask> {
  const dispatch = useDispatch<WindowDispatch>();
  const groups = useTaskGroups(query, grouping);
  const selectCurrent = useMemo(makeSelectCurrent, []);
  const fetchCounts = useCallback(
    (column: string, { sort: _sort, ...filters }: TaskQuery) => {
      const groupBy = toTaskGrouping(column);
      return groupBy && countTasks(dispatch, { ...filters, groupBy });
    },
    [dispatch],
  );
  return useWindowedList<TaskQuery, KnownTask, WithTasks & WithApi>(api.endpoints.listTasks, query, recordKey, {
    others: others && { ...others, fetchCounts },
    groups,
    selectCurrent,
  });
}
