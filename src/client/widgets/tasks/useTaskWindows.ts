import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api, type TaskRow } from '../../api/api';
import { selectTaskEdits, withTaskEdits } from '../../entities/taskEdits';
import { selectTaskById, type KnownTask } from '../../entities/tasks';
import { WINDOW_ROWS, type WindowedSource } from '../../ui/table/tableSource';
import { fetchTaskRows } from './fetchTaskRows';
import type { TaskQuery } from './taskQuery';
import type { WithTasks } from './shownTask';

/** More are let go: the store holds what is in sight and its neighbourhood, not the list. */
const maximumWindows = 6;
const firstWindow: readonly number[] = [0];

interface WithApi {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}
type State = WithTasks & WithApi;

export interface TaskWindows {
  readonly source: WindowedSource<KnownTask>;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

const windowsOf = (offset: number, limit: number): number[] => {
  const offsets: number[] = [];
  for (let start = Math.floor(offset / WINDOW_ROWS) * WINDOW_ROWS; start < offset + limit; start += WINDOW_ROWS) offsets.push(start);
  return offsets;
};

/**
 * A list of tasks by windows of 100 rows: the table says which rows it needs, the last few windows are kept. Every row is
 * read through the entity store and carries the changes under way, so that a change shows at once, here and elsewhere.
 */
export function useTaskWindows(query: TaskQuery): TaskWindows {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  const queryKey = JSON.stringify(query);
  const [wanted, setWanted] = useState<{ queryKey: string; offsets: readonly number[] }>({ queryKey, offsets: firstWindow });
  const offsetsKey = (wanted.queryKey === queryKey ? wanted.offsets : firstWindow).join();

  const calls = useMemo(() => {
    const stable = JSON.parse(queryKey) as TaskQuery;
    return offsetsKey.split(',').map((offset) => ({ offset: Number(offset), argument: { ...stable, offset: Number(offset), limit: WINDOW_ROWS } }));
  }, [queryKey, offsetsKey]);
  useEffect(() => {
    const subscriptions = calls.map(({ argument }) => dispatch(api.endpoints.listTasks.initiate(argument)));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [dispatch, calls]);

  const selectors = useMemo(() => calls.map(({ argument }) => api.endpoints.listTasks.select(argument)), [calls]);
  const answers = useSelector((state: State) => selectors.map((select) => select(state)), shallowEqual);
  const rows = useMemo(() => {
    const found = new Map<number, TaskRow>();
    answers.forEach((answer, index) => answer.data?.Rows.forEach((row, position) => found.set((calls[index]?.offset ?? 0) + position, row)));
    return found;
  }, [answers, calls]);
  const known = useSelector((state: State) => [...rows.values()].map((row) => selectTaskById(state, row._id)), shallowEqual);
  const edits = useSelector(selectTaskEdits);

  const newest = answers.filter((answer) => answer.data).sort((left, right) => (right.fulfilledTimeStamp ?? 0) - (left.fulfilledTimeStamp ?? 0))[0];
  const total = newest?.data?.Total;
  const shown = useMemo(() => {
    const tasks = new Map<number, KnownTask>();
    [...rows].forEach(([place, row], index) => tasks.set(place, withTaskEdits(known[index] ?? row, edits)));
    return tasks;
  }, [rows, known, edits]);

  // While another order or filter is on its way, the former rows stay in sight.
  const former = useRef<{ total: number; shown: ReadonlyMap<number, KnownTask> }>({ total: 0, shown });
  useEffect(() => {
    if (total !== undefined) former.current = { total, shown };
  }, [total, shown]);

  const onWindowNeeded = useCallback(
    ({ offset, limit }: { offset: number; limit: number }) =>
      setWanted((present) => {
        const kept = present.queryKey === queryKey ? present.offsets : [];
        const needed = windowsOf(offset, limit);
        const offsets = [...kept.filter((start) => !needed.includes(start)), ...needed].slice(-maximumWindows);
        return { queryKey, offsets };
      }),
    [queryKey],
  );
  const source = useMemo<WindowedSource<KnownTask>>(() => {
    const visible = total === undefined ? former.current : { total, shown };
    return {
      kind: 'windowed',
      total: visible.total,
      rowAt: (index) => visible.shown.get(index),
      rowKey: (task) => task._id,
      onWindowNeeded,
      fetchRows: (offset, limit, signal) => fetchTaskRows(dispatch, { ...(JSON.parse(queryKey) as TaskQuery), offset, limit }, signal),
    };
  }, [total, shown, onWindowNeeded, dispatch, queryKey]);

  const hasFailed = answers.some((answer) => answer.isError) && total === undefined;
  const retry = useCallback(() => {
    calls.forEach(({ argument }) => void dispatch(api.endpoints.listTasks.initiate(argument, { subscribe: false, forceRefetch: true })));
  }, [calls, dispatch]);
  return { source, state: hasFailed ? 'failed' : total === undefined ? 'loading' : 'ready', retry };
}
