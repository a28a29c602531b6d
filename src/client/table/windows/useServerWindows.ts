import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { api } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import type { TableFailure } from '../grid/dataTableProps';
import { WINDOW_ROWS, type WindowedSource } from './tableSource';
import { viewWithFilter, viewWithoutFilters, type TableView } from '../view/tableView';

/** More are evicted: the store caches what is visible and its neighbourhood, not the list. */
const maxWindows = 6;
const firstWindow: readonly number[] = [0];

interface State {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** A window of a list, with the total number of rows. */
export interface ListWindow<Row> {
  readonly Rows: readonly Row[];
  readonly Total: number;
  readonly Counts?: readonly { readonly Value: string; readonly Count: number }[];
}

/**
 * How to query the same list with other filters: for its length without them, and for the counts of a column's values.
 */
export interface OtherFilters<Query> {
  readonly view: TableView;
  /** Only its result matters; it need not be stable. */
  readonly toQuery: (view: TableView) => Query;
  /** Keys of the columns whose values the call counts. */
  readonly counted?: readonly string[];
  /** Maps the call's name of a value to the column's; absent: the same. */
  readonly toColumnValue?: (named: string) => string;
}

interface WindowAnswer<Row> {
  readonly data?: ListWindow<Row>;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly fulfilledTimeStamp?: number;
}

interface WindowRequest<Row> {
  unwrap: () => Promise<ListWindow<Row>>;
  unsubscribe: () => void;
  abort: () => void;
  readonly queryCacheKey: string;
}

/** An api endpoint that answers windows, as the hook needs it. */
export interface WindowEndpoint<Query extends object, Row> {
  readonly initiate: (
    query: Query & { offset: number; limit: number },
    options?: { subscribe?: boolean; forceRefetch?: boolean },
  ) => (dispatch: Dispatch, getState: () => State, extra: unknown) => WindowRequest<Row>;
  readonly select: (query: Query & { offset: number; limit: number }) => (state: State) => WindowAnswer<Row>;
}

export interface ServerWindows<Row> {
  readonly source: WindowedSource<Row>;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly failure: TableFailure | undefined;
  readonly retry: () => void;
}

const getWindows = (offset: number, limit: number): number[] => {
  const offsets: number[] = [];
  for (let start = Math.floor(offset / WINDOW_ROWS) * WINDOW_ROWS; start < offset + limit; start += WINDOW_ROWS)
    offsets.push(start);
  return offsets;
};

/** Rows for an export; they are not cached. */
async function fetchRows<Query extends object, Row>(
  dispatch: Dispatch,
  endpoint: WindowEndpoint<Query, Row>,
  query: Query,
  offset: number,
  limit: number,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const request = dispatch(endpoint.initiate({ ...query, offset, limit }, { subscribe: false, forceRefetch: true }));
  const abort = (): void => request.abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return (await request.unwrap()).Rows;
  } finally {
    signal.removeEventListener('abort', abort);
    dispatch(api.internalActions.removeQueryResult({ queryCacheKey: request.queryCacheKey as QueryCacheKey }));
  }
}

const asNamed = (named: string): string => named;

/**
 * A list by windows of 100 rows: the table says which rows it needs, the last few windows are kept.
 *
 * @param endpoint always the same one of `api.endpoints`
 * @param query without the window; equal queries may be different objects
 * @param rowKey always the same function
 * @param others how the list is asked for with other filters
 * @param maxFetched the longest window that the call answers; absent: 1000
 */
export function useServerWindows<Query extends object, Row>(
  endpoint: WindowEndpoint<Query, Row>,
  query: Query,
  rowKey: (row: Row) => string,
  others?: OtherFilters<Query>,
  maxFetched?: number,
): ServerWindows<Row> {
  const dispatch = useDispatch<Dispatch>();
  const queryKey = JSON.stringify(query);
  const stable = useMemo(() => JSON.parse(queryKey) as Query, [queryKey]);
  const [wanted, setWanted] = useState<{ queryKey: string; offsets: readonly number[] }>({
    queryKey,
    offsets: firstWindow,
  });
  const offsetsKey = (wanted.queryKey === queryKey ? wanted.offsets : firstWindow).join();

  const calls = useMemo(
    () => offsetsKey.split(',').map((offset) => ({ ...stable, offset: Number(offset), limit: WINDOW_ROWS })),
    [stable, offsetsKey],
  );
  useEffect(() => {
    const subscriptions = calls.map((argument) => dispatch(endpoint.initiate(argument)));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [dispatch, endpoint, calls]);

  const selectors = useMemo(() => calls.map((argument) => endpoint.select(argument)), [endpoint, calls]);
  const answers = useSelector((state: State) => selectors.map((select) => select(state)), shallowEqual);
  const newest = answers
    .filter((answer) => answer.data)
    .sort((left, right) => (right.fulfilledTimeStamp ?? 0) - (left.fulfilledTimeStamp ?? 0))[0];
  const total = newest?.data?.Total;
  const shown = useMemo(() => {
    const found = new Map<number, Row>();
    answers.forEach((answer, index) =>
      answer.data?.Rows.forEach((row, position) => found.set((calls[index]?.offset ?? 0) + position, row)),
    );
    return found;
  }, [answers, calls]);

  const wholeKey = others && JSON.stringify(others.toQuery(viewWithoutFilters(others.view)));
  const isNarrowed = wholeKey !== undefined && wholeKey !== queryKey;
  const whole = useMemo(
    () => (isNarrowed ? { ...(JSON.parse(wholeKey) as Query), offset: 0, limit: 1 } : undefined),
    [isNarrowed, wholeKey],
  );
  useEffect(() => {
    const subscription = whole && dispatch(endpoint.initiate(whole));
    return () => subscription?.unsubscribe();
  }, [dispatch, endpoint, whole]);
  const selectWhole = useMemo(() => (whole ? endpoint.select(whole) : () => undefined), [endpoint, whole]);
  const wholeTotal = useSelector((state: State) => selectWhole(state)?.data?.Total);
  const unfilteredTotal = isNarrowed ? wholeTotal : total;

  const latestOthers = useRef(others);
  useEffect(() => {
    latestOthers.current = others;
  });
  const fetchCounts = useCallback(
    async (column: string): Promise<ReadonlyMap<string, number> | undefined> => {
      const { view, toQuery, counted, toColumnValue = asNamed } = latestOthers.current ?? {};
      if (!view || !toQuery || !counted?.includes(column)) return undefined;
      const request = dispatch(
        endpoint.initiate(
          { ...toQuery(viewWithFilter(view, column, undefined)), countBy: column, offset: 0, limit: 1 },
          { subscribe: false, forceRefetch: true },
        ),
      );
      try {
        return new Map((await request.unwrap()).Counts?.map(({ Value, Count }) => [toColumnValue(Value), Count]));
      } finally {
        dispatch(api.internalActions.removeQueryResult({ queryCacheKey: request.queryCacheKey as QueryCacheKey }));
      }
    },
    [dispatch, endpoint],
  );

  // While another order or filter is loading, the previous rows stay visible.
  const former = useRef<{ total: number; shown: ReadonlyMap<number, Row> }>({ total: 0, shown });
  useEffect(() => {
    if (total !== undefined) former.current = { total, shown };
  }, [total, shown]);

  const onWindowNeeded = useCallback(
    ({ offset, limit }: { offset: number; limit: number }) =>
      setWanted((current) => {
        const cached = current.queryKey === queryKey ? current.offsets : [];
        const needed = getWindows(offset, limit);
        return {
          queryKey,
          offsets: [...cached.filter((start) => !needed.includes(start)), ...needed].slice(-maxWindows),
        };
      }),
    [queryKey],
  );
  const source = useMemo<WindowedSource<Row>>(() => {
    const visible = total === undefined ? former.current : { total, shown };
    return {
      kind: 'windowed',
      total: visible.total,
      unfilteredTotal,
      fetchCounts,
      rowAt: (index) => visible.shown.get(index),
      loaded: [...visible.shown.keys()].sort((one, other) => one - other),
      rowKey,
      onWindowNeeded,
      fetchRows: (offset, limit, signal) => fetchRows(dispatch, endpoint, stable, offset, limit, signal),
      maxFetched,
    };
  }, [total, unfilteredTotal, shown, rowKey, onWindowNeeded, fetchCounts, dispatch, endpoint, stable, maxFetched]);

  const failed = total === undefined ? answers.find((answer) => answer.isError) : undefined;
  const retry = useCallback(() => {
    calls.forEach((argument) => void dispatch(endpoint.initiate(argument, { subscribe: false, forceRefetch: true })));
  }, [calls, dispatch, endpoint]);
  return {
    source,
    state: failed ? 'failed' : total === undefined ? 'loading' : 'ready',
    failure: shownFailure(failed?.error),
    retry,
  };
}
