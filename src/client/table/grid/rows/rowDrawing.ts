import type { CSSProperties } from 'react';
import type { ColumnDefinition, ColumnType } from '../../view/columnDefinition';
import type { ShownColumn } from '../../view/shownColumns';

/** A column prepared for rendering: everything that does not depend on the row. */
export interface DrawnColumn<Row> {
  readonly shown: ShownColumn<Row>;
  readonly definition?: ColumnDefinition<Row>;
  /** Counted from 0 over all shown columns. */
  readonly index: number;
  readonly className: string;
  readonly style: CSSProperties;
  /** Wider than declared, by the user or because the window has space. */
  readonly isWide: boolean;
}

/** Common values of all rows of a table. One object, so that memoised rows compare one reference. */
export interface RowDrawing<Row> {
  readonly frozen: readonly DrawnColumn<Row>[];
  readonly scrolling: readonly DrawnColumn<Row>[];
  /** Width of all frozen columns in pixels. */
  readonly frozenWidth: number;
  /** Width of all columns in pixels. */
  readonly width: number;
  readonly rowHeight: number;
  /** Pixels of the text of cells. */
  readonly fontSize: number;
  readonly timeZone: string;
  /** Rows expose whether they are selected. */
  readonly isSelectable: boolean;
  /** Rows have a checkbox. */
  readonly hasTicks: boolean;
  readonly rowClassName?: (row: Row) => string | undefined;
}

const ALIGNED_RIGHT: ReadonlySet<ColumnType> = new Set(['number', 'hours']);

/** True for numbers, which align by their last digit. */
export function isAlignedRight(type: ColumnType): boolean {
  return ALIGNED_RIGHT.has(type);
}

function getClassName<Row>({ kind, definition }: ShownColumn<Row>, index: number): string {
  // Blueprint finds the cells to measure by the last class when a resize handle is double-clicked.
  const base = `db-table-cell bp6-table-cell-col-${index}`;
  if (!definition) return `${base} ${kind === 'number' ? 'db-table-row-number' : 'db-table-actions'}`;
  const align = isAlignedRight(definition.type) ? ' db-table-right' : '';
  return `${base} db-table-${definition.type}${align}${definition.editor ? ' db-table-editable' : ''}`;
}

const showsWholeText = <Row>(
  { wholeTextFrom, declaredWidth, width }: ColumnDefinition<Row>,
  shownWidth: number,
): boolean => (wholeTextFrom === undefined ? shownWidth > (declaredWidth ?? width) : shownWidth >= wholeTextFrom);

export function getRowDrawing<Row>(
  columns: readonly ShownColumn<Row>[],
  rest: Pick<RowDrawing<Row>, 'rowHeight' | 'fontSize' | 'timeZone' | 'isSelectable' | 'hasTicks' | 'rowClassName'>,
): RowDrawing<Row> {
  const drawn = columns.map((shown, index) => ({
    shown,
    definition: shown.definition,
    index,
    className: getClassName(shown, index),
    style: { width: shown.width },
    isWide: shown.definition !== undefined && showsWholeText(shown.definition, shown.width),
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

/** The visible scrolling columns, as a half-open range of `scrolling`. */
export function getVisibleColumns<Row>(
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
