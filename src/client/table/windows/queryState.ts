import { shownFailure } from '../../api/apiFailure';
import type { TableRows } from '../view/FramedTable';

/** The state of the query of a table's rows. */
export interface RowQuery<Data> {
  readonly data?: Data;
  readonly isError: boolean;
  readonly isFetching?: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** The state of rows that are read as a whole: rows stay visible when a refresh fails. */
export const queryState = ({ data, isError, error, refetch }: RowQuery<unknown>): Omit<TableRows<never>, 'source'> => ({
  state: data ? 'ready' : isError ? 'failed' : 'loading',
  failure: shownFailure(error),
  retry: () => void refetch(),
});
