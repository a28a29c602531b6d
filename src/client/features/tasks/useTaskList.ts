import { createSelector } from '../../api/createSelector';
import { useMemo, useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api, type ListTaskGroupsApiArg } from '../../api/api';
import { selectTaskEdits, withTaskEdits, type WithTaskEdits } from '../../entities/taskEdits';
import type { KnownTask } from '../../entities/knownRecords';
import { recordKey } from '../../table/windows/tableSource';
import { useWindowedList, type OtherFilters, type WindowedList } from '../../table/windows/useWindowedList';
import type { WindowDispatch, WithApi } from '../../table/windows/windowEndpoint';
import { useTaskGroups } from './table/useTaskGroups';
import { toTaskGrouping, type TaskGrouping } from './taskGroupQuery';
import { searchedInTasks, type TaskQuery } from './taskQuery';

const fieldsCall = { name: api.endpoints.listTaskFields.name, maxRows: 2000 };

/** Selects the rows with their pending changes, so that a change shows immediately. */
const makeSelectCurrent = () =>
  createSelector([(_state: WithTaskEdits, rows: readonly KnownTask[]) => rows, selectTaskEdits], (rows, edits) =>
    rows.map((row) => withTaskEdits(row, edits)),
  );

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
 * A list of tasks by windows. Rows have their pending changes.
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
  return useWindowedList<TaskQuery, KnownTask, WithTaskEdits & WithApi>(api.endpoints.listTasks, query, recordKey, {
    others: others && { ...others, searched: searchedInTasks, fetchCounts },
    groups,
    selectCurrent,
    fieldsCall,
  });
}
