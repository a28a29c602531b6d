import { type BodyGeometry, offsetAt } from './rowWindow';
import type { TableSource } from './tableSource';
import type { TableRows } from '../grid/useTableRows';

/** A row by key, with its position among all rows at the time of recording. */
export interface AnchoredRow {
  readonly key: string;
  readonly place: number;
}

/**
 * The scroll position of a table: rows are identified by key, so that it can be restored after others have changed the
 * list.
 */
export interface TableAnchor {
  /** The visible rows with their distance in pixels from the upper edge. */
  readonly rows: readonly (AnchoredRow & { readonly top: number })[];
  /** The row with the cursor; it need not be visible. */
  readonly focus?: AnchoredRow;
  /** The table, or a menu above it, had the keyboard focus. */
  readonly hadFocus?: boolean;
  /** The cursor was moved to another row while a record was open: that row is shown. */
  readonly isFocusMoved?: boolean;
  /** Pixels scrolled sideways. */
  readonly left: number;
}

/** More rows do not make the position more precise. */
const maxNotedRows = 60;
/** A row that moved farther was moved by its own change: the others are better anchors. */
const maxShiftRows = 200;

export function anchorAt<Row>(
  rows: TableRows<Row>,
  geometry: BodyGeometry,
  scrollTop: number,
  scrollLeft: number,
  focusedRow: number,
): TableAnchor {
  const offset = offsetAt(scrollTop, geometry);
  const { rowHeight, viewHeight } = geometry;
  const first = Math.max(0, Math.floor(offset / rowHeight));
  const end = Math.min(rows.count, first + Math.min(maxNotedRows, Math.ceil(viewHeight / rowHeight) + 1));
  const noted: (AnchoredRow & { top: number })[] = [];
  for (let position = first; position < end; position++) {
    const key = rows.keyAt(position);
    if (key !== undefined) noted.push({ key, place: rows.offset + position, top: position * rowHeight - offset });
  }
  const focusKey = focusedRow < 0 ? undefined : rows.keyAt(focusedRow);
  return {
    rows: noted,
    left: scrollLeft,
    ...(focusKey !== undefined && { focus: { key: focusKey, place: rows.offset + focusedRow } }),
  };
}

/** The positions of all loaded rows, also of those on other pages. */
export function loadedPositions<Row>(rows: TableRows<Row>, source: TableSource<Row>): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  if (!rows.lineAt && source.kind === 'array')
    (rows.all ?? []).forEach((row, place) => places.set(source.rowKey(row), place));
  else if (!rows.lineAt && source.kind === 'windowed') {
    for (const place of source.loaded) {
      const row = source.rowAt(place);
      if (row) places.set(source.rowKey(row), place);
    }
  }
  for (const position of rows.loaded()) {
    const key = rows.keyAt(position);
    if (key !== undefined) places.set(key, rows.offset + position);
  }
  return places;
}

/** The row to restore to its place on the screen, and its current position. */
export interface FoundAnchor {
  readonly place: number;
  readonly top: number;
}

/**
 * Finds the row that had the cursor, or the nearest visible row.
 * @param places current positions of known rows
 */
export function foundAnchor(
  { rows, focus }: TableAnchor,
  places: ReadonlyMap<string, number>,
): FoundAnchor | undefined {
  const focused = rows.find(({ key }) => key === focus?.key);
  const around = focused?.place ?? focus?.place ?? 0;
  const others = rows
    .filter((row) => row !== focused)
    .sort((one, other) => Math.abs(one.place - around) - Math.abs(other.place - around));
  let moved: FoundAnchor | undefined;
  for (const { key, place: before, top } of [...(focused ? [focused] : []), ...others]) {
    const place = places.get(key);
    if (place === undefined) continue;
    if (Math.abs(place - before) <= maxShiftRows) return { place, top };
    moved ??= { place, top };
  }
  return moved;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPlace = (value: unknown): value is AnchoredRow =>
  isRecord(value) && typeof value.key === 'string' && typeof value.place === 'number';

/** Parses a stored anchor; undefined when invalid. */
export function readAnchor(stored: unknown): TableAnchor | undefined {
  if (!isRecord(stored) || !Array.isArray(stored.rows) || typeof stored.left !== 'number') return undefined;
  const rows = stored.rows.filter(
    (row: unknown): row is TableAnchor['rows'][number] => isPlace(row) && 'top' in row && typeof row.top === 'number',
  );
  return {
    rows,
    left: stored.left,
    hadFocus: stored.hadFocus === true,
    ...(isPlace(stored.focus) && { focus: stored.focus }),
  };
}
