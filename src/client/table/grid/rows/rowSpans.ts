import type { WindowRequest } from '../../windows/tableSource';
import type { TableRows } from '../useTableRows';

/**
 * The rows between two positions, counted over all rows: lines of groups do not count, and rows of closed groups are
 * left out, so that there are several spans.
 * @param limit the maximum number of rows
 */
export function rowSpans<Row>(rows: TableRows<Row>, first: number, last: number, limit: number): WindowRequest[] {
  if (!rows.lineAt) {
    const count = Math.min(limit, last - first + 1);
    return count > 0 ? [{ offset: rows.offset + first, limit: count }] : [];
  }
  const spans: { offset: number; limit: number }[] = [];
  let count = 0;
  for (let position = first; position <= last && count < limit; position++) {
    const line = rows.lineAt(position);
    if (line?.kind !== 'row') continue;
    const place = line.number - 1;
    const span = spans.at(-1);
    if (span && span.offset + span.limit === place) span.limit++;
    else spans.push({ offset: place, limit: 1 });
    count++;
  }
  return spans;
}

export interface RowsBelow {
  /** Keys of the rows, up to the first that is not loaded. */
  readonly keys: readonly string[];
  /** All of them, also those that are not loaded, counted over all rows. */
  readonly spans: readonly WindowRequest[];
}

/**
 * The rows from a position on downwards, as they are shown: without the rows of closed groups.
 * @param limit the maximum number of rows
 */
export function rowsBelow<Row>(rows: TableRows<Row>, first: number, limit: number): RowsBelow {
  const end = rows.lineAt ? rows.count : rows.total - rows.offset;
  const keys: string[] = [];
  for (let position = first; position < end && keys.length < limit; position++) {
    if (rows.lineAt?.(position)?.kind === 'group') continue;
    const key = rows.keyAt(position);
    if (key === undefined) break;
    keys.push(key);
  }
  return { keys, spans: rowSpans(rows, first, end - 1, limit) };
}
