import type { RowGroup } from '../grid/groups/rowGroups';

/** All rows are in the browser; the table sorts, filters and searches them itself. */
export interface ArraySource<Row> {
  readonly kind: 'array';
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A span of rows, counted from 0 over all filtered rows. */
export interface WindowRequest {
  readonly offset: number;
  readonly limit: number;
}

/** A row of an open group. */
export interface GroupPlace {
  readonly group: string;
  readonly index: number;
}

/** The server's groups, and their rows by windows. */
export interface WindowedGroups<Row> {
  /** undefined while loading. */
  readonly list: readonly RowGroup[] | undefined;
  /** undefined while the row is not loaded. */
  readonly rowAt: (groupKey: string, index: number) => Row | undefined;
  /** Positions of loaded rows. */
  readonly loaded: readonly GroupPlace[];
  /** Called with spans aligned to 100 rows of an open group. */
  readonly onWindowNeeded: (groupKey: string, request: WindowRequest) => void;
}

/** The rows of a list for a file. */
export interface ExportedRows<Row> {
  /** The maximum rows per call: a multiple of 1000. */
  readonly maxRows: number;
  /** Rejects with an Error whose message is for the user. */
  readonly read: (offset: number, limit: number, signal: AbortSignal) => Promise<readonly Row[]>;
}

/** The server sorts and filters by the view; the table requests the visible rows. */
export interface WindowedSource<Row> {
  readonly kind: 'windowed';
  /** Which list the rows are of: with its filters and order. While another one is loading, that of before. Absent: one list. */
  readonly listKey?: string;
  /** Filtered rows. */
  readonly total: number;
  /** Rows of the list without filters and search; undefined while unknown. */
  readonly unfilteredTotal?: number;
  /** What the search looks through. Absent: all shown columns, as in an array. */
  readonly searched?: string;
  /**
   * Number of rows per value of a column, under the filters of the other columns; undefined for a column that is not
   * counted.
   */
  readonly fetchCounts?: (columnKey: string) => Promise<ReadonlyMap<string, number> | undefined>;
  /** undefined while the row is not loaded: it is shown as a skeleton. Must change its identity when rows arrive. */
  readonly rowAt: (index: number) => Row | undefined;
  /**
   * Positions of loaded rows, ascending; none while the view groups. Searches use these: a list may have a million
   * rows.
   */
  readonly loaded: readonly number[];
  readonly rowKey: (row: Row) => string;
  /** Called with spans aligned to 100 rows whenever a visible row is missing. */
  readonly onWindowNeeded: (request: WindowRequest) => void;
  /**
   * Rows by the current filters and sorting, through the store: for a selection, a paste or the anchor. While the view
   * groups, they are counted over all groups.
   */
  readonly fetchRows?: (offset: number, limit: number, signal: AbortSignal) => Promise<readonly Row[]>;
  /**
   * The same rows past the store, which no screen shows. Needed for the Excel export.
   * @param fields those that the rows must have; undefined for all
   */
  readonly exportRows?: (fields: readonly string[] | undefined) => ExportedRows<Row>;
  /** The maximum rows per call of `fetchRows`; absent: 1000. */
  readonly maxFetched?: number;
  /** Given while the view groups. */
  readonly groups?: WindowedGroups<Row>;
}

export type TableSource<Row> = ArraySource<Row> | WindowedSource<Row>;

export const recordKey = (row: { readonly _id: string }): string => row._id;

/** The longest window of most calls. */
export const MAX_FETCHED_ROWS = 1000;

/** Rows per request to a windowed source. */
export const WINDOW_ROWS = 100;

/** The span to request, aligned so that neighbouring requests are identical. */
export function alignedWindow(first: number, count: number, total: number): WindowRequest {
  const offset = Math.floor(first / WINDOW_ROWS) * WINDOW_ROWS;
  const end = Math.min(total, Math.ceil((first + count) / WINDOW_ROWS) * WINDOW_ROWS);
  return { offset, limit: Math.max(0, end - offset) };
}
