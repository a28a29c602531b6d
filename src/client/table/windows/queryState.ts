import { shownFailure } from '../../api/apiFailure';
import type { TableRows } from '../view/FramedTable';

/** What a table has to know of the query of its rows. */
export interface RowQuery<Data> {
  readonly data?: Data;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** How it stands with rows that are read as a whole: what has been read stays in sight when reading it again fails. */
export const queryState = ({ data, isError, error, refetch }: RowQuery<unknown>): Omit<TableRows<never>, 'source'> => ({
  state: data ? 'ready' : isError ? 'failed' : 'loading',
  failure: shownFailure(error),
  retry: () => void refetch(),
});
