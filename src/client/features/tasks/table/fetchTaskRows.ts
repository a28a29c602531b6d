import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { api, type ListTasksApiArg, type TaskRow } from '../../../api/api';
import { WINDOW_ROWS } from '../../../table/windows/tableSource';

/** How many wait for the same answer: only the last one lets it go. */
const waiting = new Map<string, number>();

/**
 * Rows for an export, a selection or a paste. They pass through the store like every answer, but do not stay there: an
 * export of a long list would fill it.
 *
 * @throws ApiFailure when the server refuses or cannot be reached
 */
export async function fetchTaskRows<State>(
  dispatch: ThunkDispatch<State, unknown, UnknownAction>,
  argument: ListTasksApiArg,
  signal: AbortSignal,
): Promise<readonly TaskRow[]> {
  const { limit = WINDOW_ROWS } = argument;
  // Never the same query as a window of a table, which must not lose its rows when these are let go.
  const request = dispatch(
    api.endpoints.listTasks.initiate(
      { ...argument, limit: limit === WINDOW_ROWS ? limit + 1 : limit },
      { forceRefetch: true },
    ),
  );
  const key = request.queryCacheKey;
  waiting.set(key, (waiting.get(key) ?? 0) + 1);
  const abort = (): void => request.abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    // Subscribed: a change of a task on the way would throw an answer away that nobody waits for.
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
