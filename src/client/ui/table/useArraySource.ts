import { useMemo } from 'react';
import { recordKey, type ArraySource } from './tableSource';

const none: readonly never[] = [];

/** Rows that are in the browser as a whole, as a source that changes only with them; none while they are not known. */
export function useArraySource<Row extends { readonly _id: string }>(rows: readonly Row[] | undefined): ArraySource<Row> {
  return useMemo(() => ({ kind: 'array', rows: rows ?? none, rowKey: recordKey }), [rows]);
}
