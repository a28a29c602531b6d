import type { CSSProperties } from 'react';
import type { ColumnDefinition, ColumnType } from '../../view/columnDefinition';
import type { ShownColumn } from '../../view/shownColumns';

/** A column prepared for drawing: everything about its cells that does not depend on the row. */
export interface DrawnColumn<Row> {
  readonly shown: ShownColumn<Row>;
  readonly definition?: ColumnDefinition<Row>;
  /** Counted from 0 over all shown columns. */
  readonly index: number;
  readonly className: string;
  readonly style: CSSProperties;
  /** Wider than declared, by hand or because the window has room. */
  readonly isWide: boolean;
}

/** What all rows of a table have in common. One object, so that a row compares it at a glance. */
export interface RowDrawing<Row> {
  readonly frozen: readonly DrawnColumn<Row>[];
  readonly scrolling: readonly DrawnColumn<Row>[];
  /** Pixels of the frozen columns together. */
  readonly frozenWidth: number;
  /** Pixels of all columns together. */
  readonly width: number;
  readonly rowHeight: number;
  readonly timeZone: string;
  /** Rows say whether they are selected. */
  readonly isSelectable: boolean;
  /** Rows have a box to tick. */
  readonly hasTicks: boolean;
  readonly rowClassName?: (row: Row) => string | undefined;
}

const ALIGNED_RIGHT: ReadonlySet<ColumnType> = new Set(['number', 'hours']);

/** True for figures, which stand under each other by their last digit. */
export function isAlignedRight(type: ColumnType): boolean {
  return ALIGNED_RIGHT.has(type);
}

function getClassName<Row>({ kind, definition }: ShownColumn<Row>, index: number): string {
  // Blueprint finds the cells to measure by the last class when a user double-clicks a resize handle.
  const base = `db-table-cell bp6-table-cell-col-${index}`;
  if (!definition) return `${base} ${kind === 'number' ? 'db-table-row-number' : 'db-table-actions'}`;
  const align = isAlignedRight(definition.type) ? ' db-table-right' : '';
  return `${base} db-table-${definition.type}${align}${definition.editor ? ' db-table-editable' : ''}`;
}

/** Prepares the shown columns for drawing. */
export function getRowDrawing<Row>(
  columns: readonly ShownColumn<Row>[],
  rest: Pick<RowDrawing<Row>, 'rowHeight' | 'timeZone' | 'isSelectable' | 'hasTicks' | 'rowClassName'>,
): RowDrawing<Row> {
  const drawn = columns.map((shown, index) => ({
    shown,
    definition: shown.definition,
    index,
    className: getClassName(shown, index),
    style: { left: shown.left, width: shown.width },
    isWide: shown.definition !== undefined && shown.width > (shown.definition.declaredWidth ?? shown.definition.width),
  }));
  const last = columns[columns.length - 1];
  const frozen = drawn.filter((column) => column.shown.isFrozen);
  const lastFrozen = frozen[frozen.length - 1]?.shown;
  return {
    ...rest,
    frozen,
    scrolling: drawn.filter((column) => !column.shown.isFrozen),
    frozenWidth: lastFrozen ? lastFrozen.left + lastFrozen.width : 0,
    width: last ? last.left + last.width : 0,
  };
}

/** The scrolling columns in sight, as a half-open range of `scrolling`. */
export function columnsInSight<Row>(
  drawing: RowDrawing<Row>,
  scrollLeft: number,
  viewWidth: number,
): readonly [number, number] {
  const { scrolling, frozenWidth } = drawing;
  const leftEdge = scrollLeft + frozenWidth;
  const rightEdge = scrollLeft + viewWidth;
  const from = scrolling.findIndex(({ shown }) => shown.left + shown.width > leftEdge);
  if (from < 0) return [Math.max(0, scrolling.length - 1), scrolling.length];
  const beyond = scrolling.findIndex(({ shown }) => shown.left >= rightEdge);
  return [from, beyond < 0 ? scrolling.length : beyond];
}
