import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { api, type TicketRow } from '../../api/api';
import { WINDOW_ROWS, type WindowedSource } from '../../ui/table/tableSource';
import type { TicketQuery } from './ticketQuery';

/** More are let go: the store holds what is in sight and its neighbourhood, not the list. */
const maximumWindows = 6;
const firstWindow: readonly number[] = [0];

interface State {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

export interface TicketWindows {
  readonly source: WindowedSource<TicketRow>;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

const windowsOf = (offset: number, limit: number): number[] => {
  const offsets: number[] = [];
  for (let start = Math.floor(offset / WINDOW_ROWS) * WINDOW_ROWS; start < offset + limit; start += WINDOW_ROWS) offsets.push(start);
  return offsets;
};

/** Rows for an export; they do not stay in the store. */
async function fetchRows(dispatch: Dispatch, query: TicketQuery, offset: number, limit: number, signal: AbortSignal): Promise<readonly TicketRow[]> {
  const request = dispatch(api.endpoints.listTickets.initiate({ ...query, offset, limit }, { subscribe: false, forceRefetch: true }));
  const abort = (): void => request.abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return (await request.unwrap()).Rows;
  } finally {
    signal.removeEventListener('abort', abort);
    dispatch(api.internalActions.removeQueryResult({ queryCacheKey: request.queryCacheKey as QueryCacheKey }));
  }
}

/** A list of tickets by windows of 100 rows: the table says which rows it needs, the last few windows are kept. */
export function useTicketWindows(query: TicketQuery): TicketWindows {
  const dispatch = useDispatch<Dispatch>();
  const queryKey = JSON.stringify(query);
  const stable = useMemo(() => JSON.parse(queryKey) as TicketQuery, [queryKey]);
  const [wanted, setWanted] = useState<{ queryKey: string; offsets: readonly number[] }>({ queryKey, offsets: firstWindow });
  const offsetsKey = (wanted.queryKey === queryKey ? wanted.offsets : firstWindow).join();

  const calls = useMemo(() => offsetsKey.split(',').map((offset) => ({ ...stable, offset: Number(offset), limit: WINDOW_ROWS })), [stable, offsetsKey]);
  useEffect(() => {
    const subscriptions = calls.map((argument) => dispatch(api.endpoints.listTickets.initiate(argument)));
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [dispatch, calls]);

  const selectors = useMemo(() => calls.map((argument) => api.endpoints.listTickets.select(argument)), [calls]);
  const answers = useSelector((state: State) => selectors.map((select) => select(state)), shallowEqual);
  const newest = answers.filter((answer) => answer.data).sort((left, right) => (right.fulfilledTimeStamp ?? 0) - (left.fulfilledTimeStamp ?? 0))[0];
  const total = newest?.data?.Total;
  const shown = useMemo(() => {
    const found = new Map<number, TicketRow>();
    answers.forEach((answer, index) => answer.data?.Rows.forEach((row, position) => found.set((calls[index]?.offset ?? 0) + position, row)));
    return found;
  }, [answers, calls]);

  // While another order or filter is on its way, the former rows stay in sight.
  const former = useRef<{ total: number; shown: ReadonlyMap<number, TicketRow> }>({ total: 0, shown });
  useEffect(() => {
    if (total !== undefined) former.current = { total, shown };
  }, [total, shown]);

  const onWindowNeeded = useCallback(
    ({ offset, limit }: { offset: number; limit: number }) =>
      setWanted((present) => {
        const kept = present.queryKey === queryKey ? present.offsets : [];
        const needed = windowsOf(offset, limit);
        return { queryKey, offsets: [...kept.filter((start) => !needed.includes(start)), ...needed].slice(-maximumWindows) };
      }),
    [queryKey],
  );
  const source = useMemo<WindowedSource<TicketRow>>(() => {
    const visible = total === undefined ? former.current : { total, shown };
    return {
      kind: 'windowed',
      total: visible.total,
      rowAt: (index) => visible.shown.get(index),
      rowKey: (ticket) => ticket._id,
      onWindowNeeded,
      fetchRows: (offset, limit, signal) => fetchRows(dispatch, stable, offset, limit, signal),
    };
  }, [total, shown, onWindowNeeded, dispatch, stable]);

  const hasFailed = answers.some((answer) => answer.isError) && total === undefined;
  const retry = useCallback(() => {
    calls.forEach((argument) => void dispatch(api.endpoints.listTickets.initiate(argument, { subscribe: false, forceRefetch: true })));
  }, [calls, dispatch]);
  return { source, state: hasFailed ? 'failed' : total === undefined ? 'loading' : 'ready', retry };
}
