import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { api } from '../../api/api';
import { WINDOW_ROWS, type WindowRequest } from './tableSource';
import type { WindowDispatch, WindowEndpoint } from './windowEndpoint';

/** Number of callers that wait for the same answer: the last one evicts it. */
const waiting = new Map<string, number>();

/**
 * Rows for a selection, a paste or the anchor. They pass through the store like every answer, but are evicted: many
 * rows would fill it. @throws ApiFailure when the server rejects or cannot be reached
 */
export async function fetchRows<Query extends object, Row>(
  dispatch: WindowDispatch,
  endpoint: WindowEndpoint<Query, Row>,
  query: Query,
  { offset, limit }: WindowRequest,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  // Never the query of a table's window, whose rows must not be evicted.
  const request = dispatch(
    endpoint.initiate(
      { ...query, offset, limit: limit === WINDOW_ROWS ? limit + 1 : limit },
      // Subscribed: otherwise a concurrent change would discard the answer.
      { forceRefetch: true },
    ),
  );
  const key = request.queryCacheKey;
  waiting.set(key, (waiting.get(key) ?? 0) + 1);
  const abort = (): void => request.abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return (await request.unwrap()).Rows.slice(0, limit);
  } finally {
    signal.removeEventListener('abort', abort);
    request.unsubscribe();
    const left = (waiting.get(key) ?? 1) - 1;
    if (left > 0) waiting.set(key, left);
    else {
      waiting.delete(key);
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey: key as QueryCacheKey }));
    }
  }
}
