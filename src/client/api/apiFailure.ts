import type { FieldProblem } from '../../domain/validation/fieldProblem';

/**
 * The one form of a call that did not succeed: plain data, so that it may stand in the store.
 * It has the shape that the form kit takes as a refusal, so `unwrap()` may be awaited right in a form's submit.
 */
export interface ApiFailure {
  /** Code of the answer; 'offline' when no answer came at all. */
  readonly httpStatus: number | 'offline';
  /** A sentence for the person. */
  readonly message: string;
  /** What concerns single fields of the request. */
  readonly errors?: readonly FieldProblem[];
  /** Under this id the server's log tells more. */
  readonly requestId?: string;
  /** With 429: after so long it can be tried again. */
  readonly retryAfterSeconds?: number;
  /** After a competing edit (409): the record as it is stored now. */
  readonly current?: Readonly<Record<string, unknown>>;
}

export const offlineFailure: ApiFailure = {
  httpStatus: 'offline',
  message: 'The server cannot be reached. Check the connection and try again.',
};

export const isApiFailure = (error: unknown): error is ApiFailure =>
  typeof error === 'object' &&
  error !== null &&
  'httpStatus' in error &&
  'message' in error &&
  typeof error.message === 'string';

/** The failure to show for whatever a query or mutation hook holds as its error; undefined while there is none. */
export function shownFailure(error: unknown): ApiFailure | undefined {
  if (error === undefined || error === null) return undefined;
  if (isApiFailure(error)) return error;
  return { httpStatus: 'offline', message: 'Something went wrong in this page. Reload it and try again.' };
}
