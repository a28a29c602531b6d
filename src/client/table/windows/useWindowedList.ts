import { skipToken, type QueryCacheKey } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { api } from '../../api/api';
import { isApiFailure, shownFailure } from '../../api/apiFailure';
import { readPastStore } from '../../api/readPastStore';
import type { TableFailure } from '../grid/dataTableProps';
import type { RowGroup } from '../grid/groups/rowGroups';
import { useScreenState } from '../../screen-state/useScreenState';
import { useAnsweredArguments } from '../../widgets/useAnsweredArguments';
import { viewWithFilter, viewWithoutFilters, type TableView } from '../view/tableView';
import { fetchRows } from './fetchRows';
import { readGroupRows } from './groupSpans';
import { useRequestedWindows, getWindows, type RequestedWindow } from './requestedWindows';
import {
  MAX_FETCHED_ROWS,
  WINDOW_ROWS,
  type ExportedRows,
  type GroupPlace,
  type WindowRequest,
  type WindowedSource,
} from './tableSource';
import type { ListWindow, WindowAnswer, WindowDispatch, WindowEndpoint, WithApi } from './windowEndpoint';

const firstWindow: readonly RequestedWindow[] = [{ offset: 0 }];
const noWindow: readonly RequestedWindow[] = [];

/**
 * How to query the same list with other filters: for its length without them, and for the counts of a column's values.
 */
export interface OtherFilters<Query> {
  readonly view: TableView;
  /** What the search of the call looks through, for the search box ('Search name or code'). */
  readonly searched: string;
  /** Only its result matters; it need not be stable. */
  readonly toQuery: (view: TableView) => Query;
  /** Keys of the columns whose values the call counts. */
  readonly counted?: readonly string[];
  /** Maps the call's name of a value to the column's; absent: the same. */
  readonly toColumnValue?: (named: string) => string;
  /** Counts by another call than the list's; undefined for a column that is not counted. */
  readonly fetchCounts?: (column: string, query: Query) => Promise<ReadonlyMap<string, number>> | undefined;
}

/** The groups of a list; windows are then those of open groups. */
export interface ListGroups<Query> {
  /** What the list is grouped by. */
  readonly groupedBy: string;
  /** undefined while loading. */
  readonly list: readonly RowGroup[] | undefined;
  readonly failure: TableFailure | undefined;
  readonly refetch: () => unknown;
  /** The rows of one group; a stable function. */
  readonly toGroupQuery: (query: Query, group: string) => Query;
}

/** A call with the query of the list and `fields`, whose rows are lists of their values. */
export interface FieldsCall {
  readonly name: string;
  /** The longest window that it answers. A multiple of 1000. */
  readonly maxRows: number;
}

export interface WindowedListOptions<Query, Row, State> {
  /** How the list is queried with other filters. */
  readonly others?: OtherFilters<Query>;
  /** The longest window that the call answers; absent: 1000. A multiple of 1000. */
  readonly maxFetched?: number;
  /** The call that answers only some fields of the rows, for files. */
  readonly fieldsCall?: FieldsCall;
  readonly groups?: ListGroups<Query>;
  /**
   * The current values of rows in the store, with pending changes; absent: as the server answered. A stable function,
   * which returns the same array while nothing has changed.
   */
  readonly selectCurrent?: (state: State, rows: readonly Row[]) => readonly Row[];
}

export interface WindowedList<Row> {
  readonly source: WindowedSource<Row>;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly failure: TableFailure | undefined;
  /** When the newest answer was asked for: it contains what was stored before. */
  readonly readAt: number | undefined;
  readonly retry: () => void;
}

const positionKey = (index: number, group?: string): string => `${index} ${group ?? ''}`;
const getGroupPlace = (position: string): GroupPlace => ({
  index: Number.parseInt(position, 10),
  group: position.slice(position.indexOf(' ') + 1),
});

/** Two lists without a view of their own need a scope each. */
const listName = (view: TableView | undefined): string =>
  `list/${view?.kept ? view.kept.prefix + view.kept.table : 'rows'}`;

const asNamed = (named: string): string => named;

/** The length of the list without filters; undefined while unknown. */
function useUnfilteredTotal<Query extends object, Row>(
  endpoint: WindowEndpoint<Query, Row>,
  query: Query,
  others: OtherFilters<Query> | undefined,
  total: number | undefined,
): number | undefined {
  const dispatch = useDispatch<WindowDispatch>();
  const wholeKey = others && JSON.stringify(others.toQuery(viewWithoutFilters(others.view)));
  const isFiltered = wholeKey !== undefined && wholeKey !== JSON.stringify(query);
  const whole = useMemo(
    () => (isFiltered ? { ...(JSON.parse(wholeKey) as Query), offset: 0, limit: 1 } : undefined),
    [isFiltered, wholeKey],
  );
  useEffect(() => {
    const subscription = whole && dispatch(endpoint.initiate(whole));
    return () => subscription?.unsubscribe();
  }, [dispatch, endpoint, whole]);
  const selectWhole = useMemo(() => (whole ? endpoint.select(whole) : () => undefined), [endpoint, whole]);
  const wholeTotal = useSelector((state: WithApi) => selectWhole(state)?.data?.Total);
  // While it is read in another order, the previous length stays visible.
  const [former, setFormer] = useScreenState<number | null>('tables', `${listName(others?.view)}/length`, null);
  useEffect(() => {
    if (wholeTotal !== undefined && wholeTotal !== former) setFormer(wholeTotal);
  }, [wholeTotal, former, setFormer]);
  return isFiltered ? (wholeTotal ?? former ?? undefined) : total;
}

/** Counts of a column's values, under the filters of the other columns. */
function useCounts<Query extends object, Row>(
  endpoint: WindowEndpoint<Query, Row>,
  others: OtherFilters<Query> | undefined,
): (column: string) => Promise<ReadonlyMap<string, number> | undefined> {
  const dispatch = useDispatch<WindowDispatch>();
  const latestOthers = useRef(others);
  useEffect(() => {
    latestOthers.current = others;
  });
  return useCallback(
    async (column) => {
      if (!latestOthers.current) return undefined;
      const { view, toQuery, counted, toColumnValue = asNamed, fetchCounts } = latestOthers.current;
      const query = toQuery(viewWithFilter(view, column, undefined));
      if (fetchCounts) return fetchCounts(column, query);
      if (!counted?.includes(column)) return undefined;
      const request = dispatch(
        endpoint.initiate({ ...query, countBy: column, offset: 0, limit: 1 }, { subscribe: false, forceRefetch: true }),
      );
      try {
        return new Map((await request.unwrap()).Counts?.map(({ Value, Count }) => [toColumnValue(Value), Count]));
      } finally {
        dispatch(api.internalActions.removeQueryResult({ queryCacheKey: request.queryCacheKey as QueryCacheKey }));
      }
    },
    [dispatch, endpoint],
  );
}

/** What a call answers. @throws Error whose message is for the user: a failed call is a plain object */
async function readWindow(name: string, argument: object, signal: AbortSignal): Promise<unknown> {
  try {
    return await readPastStore(name, argument, signal);
  } catch (error) {
    throw isApiFailure(error) ? new Error(error.message) : error;
  }
}

/** The rows of a list for a file, by the call of the list or by one that answers only some fields. */
function exportedRows<Row>(
  name: string,
  query: object,
  maxFetched: number | undefined,
  byField: (FieldsCall & { readonly fields: readonly string[] }) | undefined,
): ExportedRows<Row> {
  if (!byField)
    return {
      maxRows: maxFetched ?? MAX_FETCHED_ROWS,
      read: async (offset, limit, signal) =>
        ((await readWindow(name, { ...query, offset, limit }, signal)) as ListWindow<Row>).Rows,
    };
  const { fields } = byField;
  return {
    maxRows: byField.maxRows,
    read: async (offset, limit, signal) => {
      const argument = { ...query, fields: fields.join(','), offset, limit };
      const { Rows } = (await readWindow(byField.name, argument, signal)) as ListWindow<readonly unknown[]>;
      return Rows.map((values) => {
        const row: Record<string, unknown> = {};
        for (const [index, field] of fields.entries()) row[field] = values[index];
        return row as Row;
      });
    },
  };
}

/** Which list was answered last, and its windows. Plain data: it is stored. */
interface AnsweredList {
  readonly listKey: string;
  readonly queryKey: string;
  readonly isGrouped: boolean;
  readonly windows: readonly RequestedWindow[];
  readonly total: number | undefined;
}

interface WindowCall<Query> {
  readonly group: string | undefined;
  readonly offset: number;
  readonly argument: Query & { offset: number; limit: number };
}

const toCalls = <Query extends object>(
  query: Query,
  windows: readonly RequestedWindow[],
  toGroupQuery?: (query: Query, group: string) => Query,
): readonly WindowCall<Query>[] =>
  windows.map(({ group, offset }) => {
    const within = toGroupQuery && group !== undefined ? toGroupQuery(query, group) : query;
    return { group, offset, argument: { ...within, offset, limit: WINDOW_ROWS } };
  });

/** Whether two answers show the same: one that is only read again does not render its list. */
const isSameAnswer = (one: WindowAnswer<unknown>, other: WindowAnswer<unknown> | undefined): boolean =>
  one === other ||
  (other !== undefined &&
    one.data === other.data &&
    one.isError === other.isError &&
    one.error === other.error &&
    one.fulfilledTimeStamp === other.fulfilledTimeStamp);

/** When the newest of the answers was asked for; one that is asked for again counts with its next answer. */
const askedAt = (answers: readonly WindowAnswer<unknown>[]): number | undefined =>
  answers.reduce<number | undefined>(
    (newest, { isSuccess, startedTimeStamp = 0 }) => (isSuccess ? Math.max(newest ?? 0, startedTimeStamp) : newest),
    undefined,
  );

const areSameAnswers = (some: readonly WindowAnswer<unknown>[], others: readonly WindowAnswer<unknown>[]): boolean =>
  some.length === others.length && some.every((answer, index) => isSameAnswer(answer, others[index]));

/**
 * The answers of windows, and their rows by position.
 * @param calls the same array while the windows are the same
 */
function useWindowRows<Query extends object, Row, State extends WithApi>(
  endpoint: WindowEndpoint<Query, Row>,
  calls: readonly WindowCall<Query>[],
  selectCurrent: ((state: State, rows: readonly Row[]) => readonly Row[]) | undefined,
) {
  const dispatch = useDispatch<WindowDispatch>();
  useEffect(() => {
    const subscriptions = calls.map(({ argument }) => dispatch(endpoint.initiate(argument)));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [dispatch, endpoint, calls]);
  const selectors = useMemo(() => calls.map(({ argument }) => endpoint.select(argument)), [endpoint, calls]);
  const answers = useSelector((state: WithApi) => selectors.map((select) => select(state)), areSameAnswers);
  const { positions, answered } = useMemo(() => {
    const found = new Map<string, Row>();
    answers.forEach((answer, index) =>
      answer.data?.Rows.forEach((row, position) =>
        found.set(positionKey((calls[index]?.offset ?? 0) + position, calls[index]?.group), row),
      ),
    );
    return { positions: [...found.keys()], answered: [...found.values()] };
  }, [answers, calls]);
  const rows = useSelector((state: State) => selectCurrent?.(state, answered) ?? answered);
  const shown = useMemo(() => {
    const found = new Map<string, Row>();
    rows.forEach((row, index) => found.set(positions[index] ?? '', row));
    return found;
  }, [positions, rows]);
  return { answers, shown };
}

/**
 * A list by windows of 100 rows: the table requests rows, the last few windows are cached.
 *
 * @param endpoint always the same one of `api.endpoints`
 * @param query without the window; equal queries may be different objects
 * @param rowKey always the same function
 */
export function useWindowedList<Query extends object, Row, State extends WithApi = WithApi>(
  endpoint: WindowEndpoint<Query, Row>,
  query: Query,
  rowKey: (row: Row) => string,
  { others, maxFetched, fieldsCall, groups, selectCurrent }: WindowedListOptions<Query, Row, State> = {},
): WindowedList<Row> {
  const dispatch = useDispatch<WindowDispatch>();
  const queryKey = JSON.stringify(query);
  const { groupedBy, toGroupQuery } = groups ?? {};
  const isGrouped = groupedBy !== undefined;
  const listKey = JSON.stringify([queryKey, groupedBy]);
  const name = listName(others?.view);
  const [windows, request] = useRequestedWindows(name, listKey, isGrouped ? noWindow : firstWindow);
  const windowsKey = JSON.stringify(windows);

  const calls = useMemo(
    () => toCalls(JSON.parse(queryKey) as Query, JSON.parse(windowsKey) as RequestedWindow[], toGroupQuery),
    [queryKey, toGroupQuery, windowsKey],
  );
  const { answers, shown } = useWindowRows(endpoint, calls, selectCurrent);

  const newest = answers
    .filter((answer) => answer.data)
    .sort((left, right) => (right.fulfilledTimeStamp ?? 0) - (left.fulfilledTimeStamp ?? 0))[0];
  const total = groups ? groups.list?.reduce((sum, { count }) => sum + count, 0) : newest?.data?.Total;
  const unfilteredTotal = useUnfilteredTotal(endpoint, query, others, total);
  const fetchCounts = useCounts(endpoint, others);

  // While another order or filter is loading, the previous rows stay visible.
  const isLoading = total === undefined;
  const former = useAnsweredArguments(`${name}/answered`, { listKey, queryKey, isGrouped, windows, total }, !isLoading);
  const formerKey = isLoading && former !== skipToken && !former.isGrouped ? JSON.stringify(former) : undefined;
  const formerCalls = useMemo(() => {
    if (formerKey === undefined) return [];
    const { queryKey: query, windows: read } = JSON.parse(formerKey) as AnsweredList;
    return toCalls(JSON.parse(query) as Query, read);
  }, [formerKey]);
  const { shown: formerRows } = useWindowRows(endpoint, formerCalls, selectCurrent);
  const visibleKey = isLoading && former !== skipToken ? former.listKey : listKey;
  const visibleTotal = total ?? (former === skipToken ? undefined : former.total) ?? 0;
  const visibleRows = isLoading ? formerRows : shown;

  const onWindowNeeded = useCallback((span: WindowRequest) => request(getWindows(span)), [request]);
  const groupList = groups?.list;
  const searched = others?.searched;
  const source = useMemo<WindowedSource<Row>>(() => {
    const stable = JSON.parse(queryKey) as Query;
    const ofGroup = (group: string): Query => (toGroupQuery ? toGroupQuery(stable, group) : stable);
    const fetchSpan = (query: Query, span: WindowRequest, signal: AbortSignal) =>
      fetchRows(dispatch, endpoint, query, span, signal);
    const exported = (query: Query, fields: readonly string[] | undefined) =>
      exportedRows<Row>(endpoint.name, query, maxFetched, fields && fieldsCall && { ...fieldsCall, fields });
    return {
      kind: 'windowed',
      listKey: visibleKey,
      total: visibleTotal,
      unfilteredTotal,
      searched,
      fetchCounts,
      rowAt: (index) => visibleRows.get(positionKey(index)),
      rowKey,
      loaded: isGrouped
        ? []
        : [...visibleRows.keys()].map((position) => Number.parseInt(position, 10)).sort((one, other) => one - other),
      onWindowNeeded,
      fetchRows: (offset, limit, signal) =>
        isGrouped
          ? readGroupRows(groupList, { offset, limit }, (group, span) => fetchSpan(ofGroup(group), span, signal))
          : fetchSpan(stable, { offset, limit }, signal),
      exportRows: (fields) => {
        const flat = exported(stable, fields);
        if (!isGrouped) return flat;
        return {
          maxRows: flat.maxRows,
          read: (offset, limit, signal) =>
            readGroupRows(groupList, { offset, limit }, (group, span) =>
              exported(ofGroup(group), fields).read(span.offset, span.limit, signal),
            ),
        };
      },
      maxFetched,
      ...(isGrouped && {
        groups: {
          list: groupList,
          rowAt: (group, index) => shown.get(positionKey(index, group)),
          loaded: [...shown.keys()].map(getGroupPlace),
          onWindowNeeded: (group, span) => request(getWindows(span, group)),
        },
      }),
    };
  }, [
    visibleKey,
    visibleTotal,
    visibleRows,
    unfilteredTotal,
    searched,
    fetchCounts,
    shown,
    isGrouped,
    groupList,
    toGroupQuery,
    onWindowNeeded,
    request,
    rowKey,
    dispatch,
    endpoint,
    queryKey,
    maxFetched,
    fieldsCall,
  ]);

  const failed = total === undefined ? answers.find((answer) => answer.isError) : undefined;
  const groupFailure = groups?.failure;
  const refetchGroups = groupFailure && groups?.refetch;
  const retry = useCallback(() => {
    void refetchGroups?.();
    calls.forEach(
      ({ argument }) => void dispatch(endpoint.initiate(argument, { subscribe: false, forceRefetch: true })),
    );
  }, [calls, dispatch, endpoint, refetchGroups]);
  return {
    source,
    state: failed || groupFailure ? 'failed' : total === undefined ? 'loading' : 'ready',
    failure: groupFailure ?? shownFailure(failed?.error),
    readAt: askedAt(answers),
    retry,
  };
}
