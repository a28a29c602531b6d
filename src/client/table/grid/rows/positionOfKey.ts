import type { TableRows } from '../useTableRows';

/** So far from its place a row is looked for that others have moved. */
const MAX_SHIFT_ROWS = 100;

/**
 * Where a row stands now.
 * @param before where it stood
 * @returns undefined when it is gone, or far away
 */
export function getKeyPosition<Row>(
  rows: Pick<TableRows<Row>, 'keyAt'>,
  rowKey: string,
  before: number,
): number | undefined {
  for (let shift = 0; shift <= MAX_SHIFT_ROWS; shift++) {
    if (rows.keyAt(before + shift) === rowKey) return before + shift;
    if (before >= shift && rows.keyAt(before - shift) === rowKey) return before - shift;
  }
  return undefined;
}
