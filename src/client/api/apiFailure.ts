import type { FieldProblem } from '../../domain/validation/fieldProblem';

/**
 * The one form of a failed call: plain data, so that it can be stored. It has the shape of a FormFailure, so a form's
 * submit can await `unwrap()` directly.
 */
export interface ApiFailure {
  /** HTTP status of the answer, 502 for a page that only a proxy misses; 'offline' when no answer came. */
  readonly httpStatus: number | 'offline';
  /** Stable name of the failure, one of the contract's; missing when the response did not come from Daybook. */
  readonly code?: string;
  /** A sentence for the user. */
  readonly message: string;
  /** Problems of single fields of the request. */
  readonly errors?: readonly FieldProblem[];
  /** The server's log has the details under this id. */
  readonly requestId?: string;
  /** With 429: the earliest time for another try. */
  readonly retryAfterSeconds?: number;
  /** After a competing edit (409): the record as it is stored now. */
  readonly current?: Readonly<Record<string, unknown>>;
  /** The user has cancelled the call. */
  readonly isCancelled?: true;
  /** The server may have done what was asked. */
  readonly isOutcomeUnknown?: true;
}

export const offlineFailure: ApiFailure = {
  httpStatus: 'offline',
  message: 'The server cannot be reached. Check the connection and try again.',
};

/** The server was silent for too long; it is not known whether a change was stored. */
export const lateFailure = (type: 'query' | 'mutation'): ApiFailure => ({
  ...(type === 'mutation' && { isOutcomeUnknown: true }),
  httpStatus: 'offline',
  message:
    type === 'query'
      ? 'The server has not answered for two minutes. Check the connection and try again.'
      : 'The server has not answered for two minutes. It may have saved this all the same: please check before you try again.',
});

/**
 * The user has cancelled an upload.
 * @param mayHaveArrived the server may have got all of it
 */
export function cancelledFailure(type: 'query' | 'mutation', mayHaveArrived: boolean): ApiFailure {
  const failure = { httpStatus: 'offline', isCancelled: true } as const;
  if (type === 'query') return { ...failure, message: 'The upload was cancelled.' };
  if (!mayHaveArrived) return { ...failure, message: 'The upload was cancelled. Nothing was saved.' };
  return {
    ...failure,
    isOutcomeUnknown: true,
    message: 'The upload was cancelled. It may have been saved all the same: please check before you try again.',
  };
}

export const isApiFailure = (error: unknown): error is ApiFailure =>
  typeof error === 'object' &&
  error !== null &&
  'httpStatus' in error &&
  'message' in error &&
  typeof error.message === 'string';

export function shownFailure(error: unknown): ApiFailure | undefined {
  if (error === undefined || error === null) return undefined;
  if (isApiFailure(error)) return error;
  return { httpStatus: 'offline', message: 'Something went wrong in this page. Reload it and try again.' };
}
