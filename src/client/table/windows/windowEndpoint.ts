import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { api } from '../../api/api';

/** The part of the state that windows are read from. */
export interface WithApi {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}
export type WindowDispatch = ThunkDispatch<WithApi, unknown, UnknownAction>;

/** A window of a list, with the total number of rows. */
export interface ListWindow<Row> {
  readonly Rows: readonly Row[];
  readonly Total: number;
  readonly Counts?: readonly { readonly Value: string; readonly Count: number }[];
}

/** What the store knows of a window. */
export interface WindowAnswer<Row> {
  readonly data?: ListWindow<Row>;
  readonly isSuccess: boolean;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly startedTimeStamp?: number;
  readonly fulfilledTimeStamp?: number;
}

interface SentRequest<Row> {
  unwrap: () => Promise<ListWindow<Row>>;
  unsubscribe: () => void;
  abort: () => void;
  readonly queryCacheKey: string;
}

/** An api endpoint that answers windows. */
export interface WindowEndpoint<Query extends object, Row> {
  readonly name: string;
  readonly initiate: (
    query: Query & { offset: number; limit: number },
    options?: { subscribe?: boolean; forceRefetch?: boolean },
  ) => (dispatch: WindowDispatch, getState: () => WithApi, extra: unknown) => SentRequest<Row>;
  readonly select: (query: Query & { offset: number; limit: number }) => (state: WithApi) => WindowAnswer<Row>;
}
