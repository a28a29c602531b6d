/** A cell of the grid. Row -1 is the header; columns count from 0. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Number of whole visible rows: the step of PageUp and PageDown. */
  readonly rowsPerScreen: number;
}

const HEADER_ROW = -1;

function clamped(place: GridPosition, size: GridSize): GridPosition {
  return {
    row: Math.max(HEADER_ROW, Math.min(place.row, size.rowCount - 1)),
    column: Math.max(0, Math.min(place.column, size.columnCount - 1)),
  };
}

/** The target of a key, or undefined when the key does not move. */
export function positionAfterKey(
  place: GridPosition,
  key: string,
  hasControl: boolean,
  size: GridSize,
): GridPosition | undefined {
  const { row, column } = place;
  const lastRow = size.rowCount - 1;
  const lastColumn = size.columnCount - 1;
  switch (key) {
    case 'ArrowUp':
      return clamped({ row: hasControl ? 0 : row - 1, column }, size);
    case 'ArrowDown':
      return clamped({ row: hasControl ? lastRow : row + 1, column }, size);
    case 'ArrowLeft':
      return clamped({ row, column: hasControl ? 0 : column - 1 }, size);
    case 'ArrowRight':
      return clamped({ row, column: hasControl ? lastColumn : column + 1 }, size);
    case 'Home':
      return clamped(hasControl ? { row: 0, column: 0 } : { row, column: 0 }, size);
    case 'End':
      return clamped(hasControl ? { row: lastRow, column: lastColumn } : { row, column: lastColumn }, size);
    case 'PageUp':
      return clamped({ row: Math.max(0, row - size.rowsPerScreen), column }, size);
    case 'PageDown':
      return clamped({ row: row + size.rowsPerScreen, column }, size);
    default:
      return undefined;
  }
}
