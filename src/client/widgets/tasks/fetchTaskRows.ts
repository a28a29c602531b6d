import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { api, type ListTasksApiArg, type TaskRow } from '../../api/api';

/**
 * Rows for an export. They pass through the store like every answer, but do not stay there: an export of a long list
 * would fill it.
 *
 * @throws ApiFailure when the server refuses or cannot be reached
 */
export async function fetchTaskRows<State>(dispatch: ThunkDispatch<State, unknown, UnknownAction>, argument: ListTasksApiArg, signal: AbortSignal): Promise<readonly TaskRow[]> {
  const request = dispatch(api.endpoints.listTasks.initiate(argument, { subscribe: false, forceRefetch: true }));
  const abort = (): void => request.abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return (await request.unwrap()).Rows;
  } finally {
    signal.removeEventListener('abort', abort);
    const { removeQueryResult } = api.internalActions;
    dispatch(removeQueryResult({ queryCacheKey: request.queryCacheKey as QueryCacheKey }));
  }
}
