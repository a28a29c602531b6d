import type { TableRows } from '../useTableRows';

/** A row that others have moved is searched up to this distance. */
const MAX_SHIFT_ROWS = 100;

/**
 * The current position of a row on the shown page.
 * @param before its previous position
 * @returns undefined when it is gone, on another page, or too far away
 */
export function getKeyPosition<Row>(
  { count, keyAt }: Pick<TableRows<Row>, 'count' | 'keyAt'>,
  rowKey: string,
  before: number,
): number | undefined {
  for (let shift = 0; shift <= MAX_SHIFT_ROWS; shift++) {
    if (before + shift < count && keyAt(before + shift) === rowKey) return before + shift;
    if (before >= shift && before - shift < count && keyAt(before - shift) === rowKey) return before - shift;
  }
  return undefined;
}
