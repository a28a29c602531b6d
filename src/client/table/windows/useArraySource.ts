import { useMemo } from 'react';
import { recordKey, type ArraySource } from './tableSource';

const none: readonly never[] = [];

export function useArraySource<Row extends { readonly _id: string }>(
  rows: readonly Row[] | undefined,
): ArraySource<Row>;
export function useArraySource<Row extends object>(
  rows: readonly Row[] | undefined,
  rowKey: (row: Row) => string,
): ArraySource<Row>;
/**
 * Rows that are all in the browser, as a source that changes only with them; no rows while loading.
 * @param rowKey a stable function; absent: the rows' `_id`
 */
export function useArraySource(
  rows: readonly { readonly _id: string }[] | undefined,
  rowKey: (row: { readonly _id: string }) => string = recordKey,
): ArraySource<{ readonly _id: string }> {
  return useMemo(() => ({ kind: 'array', rows: rows ?? none, rowKey }), [rows, rowKey]);
}
