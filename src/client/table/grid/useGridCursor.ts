import { type FocusEvent, type RefObject, useEffect, useMemo } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import type { GridPosition } from './gridNavigation';
import { getKeyPosition } from './rows/positionOfKey';
import type { TableRows } from './useTableRows';

/** A cell, and the key of its line: when others change the list, the position alone would refer to another record. */
interface Cursor extends GridPosition {
  /** Absent on a heading, on a line that is not loaded, and until the table has had the focus. */
  readonly key?: string;
}

export interface GridCursor {
  /** Where the cursor is now. */
  readonly focus: GridPosition;
  /** The row of its last position, before the rows moved. */
  readonly notedRow: number;
  /**
   * Puts the cursor on a cell.
   * @param key of the line, where the shown rows are not those that will be shown next
   */
  readonly place: (cell: GridPosition, key?: string) => void;
  /** Puts it on another row. */
  readonly placeOnRow: (row: number) => void;
  /** For the element that has the focus of the grid. */
  readonly onFocus: (event: FocusEvent) => void;
}

const firstCell: Cursor = { row: 0, column: 0 };

/** Identifies a row or the line of a group; undefined while it is not loaded. */
function getLineKey<Row>(rows: TableRows<Row>, position: number): string | undefined {
  const line = rows.lineAt?.(position);
  return line?.kind === 'group' ? `group ${line.group.key}` : rows.keyAt(position);
}

function getCurrentRow<Row>(rows: TableRows<Row>, { row, key }: Cursor): number {
  const lines = { count: rows.count, keyAt: (position: number) => getLineKey(rows, position) };
  return (key === undefined ? undefined : getKeyPosition(lines, key, row)) ?? Math.min(row, rows.count - 1);
}

/**
 * The cursor of a table. It stays with its record when others change the list, and on the next one when that has left;
 * it stays inside the table when rows or columns disappear.
 */
export function useGridCursor<Row>(
  gridRef: RefObject<HTMLElement | null>,
  rows: TableRows<Row>,
  columnCount: number,
): GridCursor {
  const [cursor, setCursor] = useScreenState<Cursor>('tables', 'cursor', firstCell);
  const row = useMemo(() => getCurrentRow(rows, cursor), [rows, cursor]);
  const focus: GridPosition = { row, column: Math.min(cursor.column, columnCount - 1) };
  const place = ({ row: nextRow, column }: GridPosition, given?: string): void => {
    const key = nextRow < 0 ? undefined : (given ?? getLineKey(rows, nextRow));
    setCursor({ row: nextRow, column, ...(key !== undefined && { key }) });
  };
  const placeOnRow = (nextRow: number): void => {
    if (nextRow !== cursor.row || getLineKey(rows, nextRow) !== cursor.key)
      place({ row: nextRow, column: cursor.column });
  };
  useEffect(() => {
    const key = row < 0 ? undefined : getLineKey(rows, row);
    if (key === undefined || (key === cursor.key && row === cursor.row)) return;
    // An untouched table has its cursor on the first row, whichever that is.
    if (cursor.key === undefined && document.activeElement !== gridRef.current) return;
    setCursor({ row, column: cursor.column, key });
  }, [gridRef, rows, row, cursor, setCursor]);
  const onFocus = ({ target, currentTarget }: FocusEvent): void => {
    if (target !== currentTarget || row < 0) return;
    const key = getLineKey(rows, row);
    // The cursor may have been placed since this was rendered, as on the return to a list.
    if (key !== undefined)
      setCursor((known) => (known.key === undefined && known.row === cursor.row ? { ...known, row, key } : known));
  };
  return { focus, notedRow: Math.min(cursor.row, rows.count - 1), place, placeOnRow, onFocus };
}
