import type { RowGroup } from '../grid/groups/rowGroups';

/** All rows are in the browser; the table sorts, filters and searches them itself. */
export interface ArraySource<Row> {
  readonly kind: 'array';
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A span of rows, counted from 0 over everything that passes the filters. */
export interface WindowRequest {
  readonly offset: number;
  readonly limit: number;
}

/** A row of a group that is open. */
export interface GroupPlace {
  readonly group: string;
  readonly index: number;
}

/** Groups that the server made, and their rows by windows. */
export interface WindowedGroups<Row> {
  /** undefined while they are not known. */
  readonly list: readonly RowGroup[] | undefined;
  /** undefined while the row is not loaded. */
  readonly rowAt: (groupKey: string, index: number) => Row | undefined;
  /** Where rows are loaded. */
  readonly loaded: readonly GroupPlace[];
  /** Called with spans aligned to 100 rows of an open group. */
  readonly onWindowNeeded: (groupKey: string, request: WindowRequest) => void;
}

/** The server sorts and filters by the view; the table asks for the rows that come into sight. */
export interface WindowedSource<Row> {
  readonly kind: 'windowed';
  /** Rows that pass the filters. */
  readonly total: number;
  /** Rows of the list without its filters and search; undefined while it is not known. */
  readonly unfilteredTotal?: number;
  /** How many rows have each value of a column, under the filters of the other columns; undefined for a column that is not counted. */
  readonly fetchCounts?: (columnKey: string) => Promise<ReadonlyMap<string, number> | undefined>;
  /** undefined while the row is not loaded: it is drawn as a skeleton. Must change its identity when rows arrive. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Places where rows are loaded, ascending; none while the view groups. What looks for a row looks there: a list may have a million. */
  readonly loaded: readonly number[];
  readonly rowKey: (row: Row) => string;
  /** A loaded row, wherever it stands by now. Needed where cells are edited: rows keep their places meanwhile. */
  readonly rowByKey?: (key: string) => Row | undefined;
  /** Called with spans aligned to 100 rows whenever a row in sight is missing. */
  readonly onWindowNeeded: (request: WindowRequest) => void;
  /** Needed for the Excel export: rows by the current filters and sorting. */
  readonly fetchRows?: (offset: number, limit: number, signal: AbortSignal) => Promise<readonly Row[]>;
  /** The most rows that one call of `fetchRows` may ask for; absent: 1000. A multiple of 1000. */
  readonly maxFetched?: number;
  /** Given while the view groups. */
  readonly groups?: WindowedGroups<Row>;
}

export type TableSource<Row> = ArraySource<Row> | WindowedSource<Row>;

/** The key of a row that has an id. */
export const recordKey = (row: { readonly _id: string }): string => row._id;

/** Rows per request to a windowed source. */
export const WINDOW_ROWS = 100;

/** The span to ask for, aligned so that neighbouring requests are the same request. */
export function alignedWindow(first: number, count: number, total: number): WindowRequest {
  const offset = Math.floor(first / WINDOW_ROWS) * WINDOW_ROWS;
  const end = Math.min(total, Math.ceil((first + count) / WINDOW_ROWS) * WINDOW_ROWS);
  return { offset, limit: Math.max(0, end - offset) };
}
