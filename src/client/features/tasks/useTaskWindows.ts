import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { api, type TaskRow } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectTaskEdits, withTaskEdits } from '../../entities/taskEdits';
import { selectTaskById, type KnownTask } from '../../entities/tasks';
import type { TableFailure } from '../../table/grid/dataTableProps';
import { WINDOW_ROWS, type GroupPlace, type WindowedSource, type WindowRequest } from '../../table/windows/tableSource';
import { viewWithFilter, viewWithoutFilters } from '../../table/view/tableView';
import type { OtherFilters } from '../../table/windows/useServerWindows';
import { fetchTaskRows } from './table/fetchTaskRows';
import type { WithTasks } from './table/shownTask';
import { toGroupQuery, toGroupSort, toTaskGrouping, type TaskGrouping } from './taskGroupQuery';
import type { TaskQuery } from './taskQuery';
import { useTaskGroups } from './table/useTaskGroups';

/** More are evicted: the store caches what is visible and its neighbourhood, not the list. */
const maxWindows = 6;
/** Open groups are short: there can be many on the screen. */
const maxGroupWindows = 24;

/** A window of the whole list, or of one of its groups. */
interface RequestedWindow {
  readonly group?: string;
  readonly offset: number;
}
const firstWindow: readonly RequestedWindow[] = [{ offset: 0 }];
const noWindow: readonly RequestedWindow[] = [];

interface WithApi {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}
type State = WithTasks & WithApi;

export interface TaskWindows {
  readonly source: WindowedSource<KnownTask>;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly failure: TableFailure | undefined;
  /** When the list was last read. */
  readonly readAt: number | undefined;
  readonly retry: () => void;
}

const getWindows = (offset: number, limit: number, group?: string): RequestedWindow[] => {
  const windows: RequestedWindow[] = [];
  for (let start = Math.floor(offset / WINDOW_ROWS) * WINDOW_ROWS; start < offset + limit; start += WINDOW_ROWS)
    windows.push({ ...(group !== undefined && { group }), offset: start });
  return windows;
};

const positionKey = (index: number, group?: string): string => `${index} ${group ?? ''}`;
const getGroupPlace = (place: string): GroupPlace => ({
  index: Number.parseInt(place, 10),
  group: place.slice(place.indexOf(' ') + 1),
});

/**
 * A list of tasks by windows of 100 rows: the table requests rows, the last few windows are cached. Rows are read
 * through the entity store with their pending changes, so that a change shows immediately everywhere.
 * @param grouping the groups then come from the server, and windows are those of open groups
 * @param others the query of the same list with other filters
 */
export function useTaskWindows(
  query: TaskQuery,
  grouping?: TaskGrouping,
  others?: Pick<OtherFilters<TaskQuery>, 'view' | 'toQuery'>,
): TaskWindows {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  const queryKey = JSON.stringify([query, grouping]);
  const { groups, failure: groupFailure, refetch: readGroups } = useTaskGroups(query, grouping);
  const initial = grouping === undefined ? firstWindow : noWindow;
  const [wanted, setWanted] = useState<{ queryKey: string; windows: readonly RequestedWindow[] }>({
    queryKey,
    windows: initial,
  });
  const windowsKey = JSON.stringify(wanted.queryKey === queryKey ? wanted.windows : initial);

  const calls = useMemo(() => {
    const [stable, by] = JSON.parse(queryKey) as [TaskQuery, TaskGrouping | undefined];
    return (JSON.parse(windowsKey) as RequestedWindow[]).map(({ group, offset }) => {
      const within = by && group !== undefined ? toGroupQuery(stable, by, group) : stable;
      return { group, offset, argument: { ...within, offset, limit: WINDOW_ROWS } };
    });
  }, [queryKey, windowsKey]);
  useEffect(() => {
    const subscriptions = calls.map(({ argument }) => dispatch(api.endpoints.listTasks.initiate(argument)));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [dispatch, calls]);

  const selectors = useMemo(() => calls.map(({ argument }) => api.endpoints.listTasks.select(argument)), [calls]);
  const answers = useSelector((state: State) => selectors.map((select) => select(state)), shallowEqual);
  const rows = useMemo(() => {
    const found = new Map<string, TaskRow>();
    answers.forEach((answer, index) =>
      answer.data?.Rows.forEach((row, position) =>
        found.set(positionKey((calls[index]?.offset ?? 0) + position, calls[index]?.group), row),
      ),
    );
    return found;
  }, [answers, calls]);
  const known = useSelector(
    (state: State) => [...rows.values()].map((row) => selectTaskById(state, row._id)),
    shallowEqual,
  );
  const edits = useSelector(selectTaskEdits);

  const newest = answers
    .filter((answer) => answer.data)
    .sort((left, right) => (right.fulfilledTimeStamp ?? 0) - (left.fulfilledTimeStamp ?? 0))[0];
  const total = grouping === undefined ? newest?.data?.Total : groups?.reduce((sum, { count }) => sum + count, 0);
  const shown = useMemo(() => {
    const tasks = new Map<string, KnownTask>();
    [...rows].forEach(([place, row], index) => tasks.set(place, withTaskEdits(known[index] ?? row, edits)));
    return tasks;
  }, [rows, known, edits]);

  const wholeKey = others && JSON.stringify(others.toQuery(viewWithoutFilters(others.view)));
  const isNarrowed = wholeKey !== undefined && wholeKey !== JSON.stringify(query);
  const { data: whole } = api.endpoints.listTasks.useQuery(
    isNarrowed ? { ...(JSON.parse(wholeKey) as TaskQuery), offset: 0, limit: 1 } : skipToken,
  );
  const unfilteredTotal = isNarrowed ? whole?.Total : total;
  const latestOthers = useRef(others);
  useEffect(() => {
    latestOthers.current = others;
  });
  const fetchCounts = useCallback(
    async (column: string): Promise<ReadonlyMap<string, number> | undefined> => {
      const groupBy = toTaskGrouping(column);
      if (!latestOthers.current || groupBy === undefined) return undefined;
      const { view, toQuery } = latestOthers.current;
      const { sort: _sort, ...filters } = toQuery(viewWithFilter(view, column, undefined));
      const request = dispatch(api.endpoints.listTaskGroups.initiate({ ...filters, groupBy }, { forceRefetch: true }));
      try {
        return new Map((await request.unwrap()).map(({ Key, Count }) => [Key, Count]));
      } finally {
        request.unsubscribe();
      }
    },
    [dispatch],
  );

  // While another order or filter is loading, the previous rows stay visible.
  const former = useRef<{ total: number; shown: ReadonlyMap<string, KnownTask> }>({ total: 0, shown });
  useEffect(() => {
    if (total !== undefined) former.current = { total, shown };
  }, [total, shown]);

  const want = useCallback(
    (needed: readonly RequestedWindow[]) =>
      setWanted((current) => {
        const cached = current.queryKey === queryKey ? current.windows : [];
        const isNeeded = (other: RequestedWindow): boolean =>
          needed.some(({ group, offset }) => group === other.group && offset === other.offset);
        return {
          queryKey,
          windows: [...cached.filter((window) => !isNeeded(window)), ...needed].slice(
            -(grouping === undefined ? maxWindows : maxGroupWindows),
          ),
        };
      }),
    [queryKey, grouping],
  );
  const onWindowNeeded = useCallback(({ offset, limit }: WindowRequest) => want(getWindows(offset, limit)), [want]);
  const source = useMemo<WindowedSource<KnownTask>>(() => {
    const visible = total === undefined ? former.current : { total, shown };
    const [stable, by] = JSON.parse(queryKey) as [TaskQuery, TaskGrouping | undefined];
    const flat = by ? toGroupSort(stable, by) : stable;
    return {
      kind: 'windowed',
      total: visible.total,
      unfilteredTotal,
      fetchCounts,
      rowAt: (index) => visible.shown.get(positionKey(index)),
      rowKey: (task) => task._id,
      rowByKey: (key) => [...visible.shown.values()].find((task) => task._id === key),
      loaded: by
        ? []
        : [...visible.shown.keys()].map((place) => Number.parseInt(place, 10)).sort((one, other) => one - other),
      onWindowNeeded,
      fetchRows: (offset, limit, signal) => fetchTaskRows(dispatch, { ...flat, offset, limit }, signal),
      ...(by && {
        groups: {
          list: groups,
          rowAt: (group, index) => shown.get(positionKey(index, group)),
          loaded: [...shown.keys()].map(getGroupPlace),
          onWindowNeeded: (group, { offset, limit }) => want(getWindows(offset, limit, group)),
        },
      }),
    };
  }, [total, unfilteredTotal, shown, groups, want, onWindowNeeded, fetchCounts, dispatch, queryKey]);

  const failed = total === undefined ? answers.find((answer) => answer.isError) : undefined;
  const failure = groupFailure ?? shownFailure(failed?.error);
  const haveGroupsFailed = groupFailure !== undefined;
  const retry = useCallback(() => {
    if (haveGroupsFailed) void readGroups();
    calls.forEach(
      ({ argument }) =>
        void dispatch(api.endpoints.listTasks.initiate(argument, { subscribe: false, forceRefetch: true })),
    );
  }, [calls, dispatch, haveGroupsFailed, readGroups]);
  return {
    source,
    state: failed || haveGroupsFailed ? 'failed' : total === undefined ? 'loading' : 'ready',
    failure,
    readAt: newest?.fulfilledTimeStamp,
    retry,
  };
}
