import { type ReactElement, memo } from 'react';
import { cellElement } from './cellElement';
import type { RowDrawing } from './rowDrawing';

export interface TableRowProps<Row> {
  readonly drawing: RowDrawing<Row>;
  /** undefined while the row is not loaded. */
  readonly row: Row | undefined;
  /** The row's place among all lines, counted from 1. */
  readonly rowIndex: number;
  /** Its number among all rows: the lines of groups are not counted. */
  readonly rowNumber: number;
  /** Pixels from the top of the group of rows. */
  readonly top: number;
  /** In a grouped table. */
  readonly level?: number;
  readonly isSelected: boolean;
  /** Shown column with the cursor, or -1. */
  readonly focusedColumn: number;
  /** Id of the cell with the cursor. */
  readonly focusId: string;
  /** Half-open range of visible scrolling columns. */
  readonly columnFrom: number;
  readonly columnTo: number;
}

/** Scrolling columns of a row that is loading that show a bar: more of them would cost a good part of a fast scroll. */
const BAR_COLUMNS = 4;

/** Of the columns between the frozen ones and the first that is drawn. */
const getPassedWidth = <Data,>({ scrolling, frozenWidth }: RowDrawing<Data>, columnFrom: number): number =>
  (scrolling[columnFrom]?.shown.left ?? frozenWidth) - frozenWidth;

function Row<Data>(props: TableRowProps<Data>): ReactElement {
  const { drawing, row, rowIndex, rowNumber, top, level, isSelected, focusedColumn, focusId, columnFrom, columnTo } =
    props;
  const getId = (index: number): string | undefined => (index === focusedColumn ? focusId : undefined);
  const stripe = rowIndex % 2 === 0 ? ' db-table-even' : '';
  const isPending = row === undefined;
  const state = isPending ? ' db-table-pending' : isSelected ? ' db-table-selected' : '';
  const own = row !== undefined && drawing.rowClassName?.(row);
  return (
    <div
      role="row"
      // The header is the first row of the grid.
      aria-rowindex={rowIndex + 1}
      aria-level={level}
      aria-selected={drawing.isSelectable ? isSelected : undefined}
      className={`db-table-row${stripe}${state}${own ? ` ${own}` : ''}`}
      style={{ top }}
    >
      <div role="none" className="db-table-frozen" style={{ width: drawing.frozenWidth }}>
        {drawing.frozen.map((column) =>
          cellElement(column, row, drawing, { id: getId(column.index), rowNumber, isSelected, hasBar: isPending }),
        )}
      </div>
      {columnFrom > 0 && (
        <div role="none" className="db-table-passed" style={{ width: getPassedWidth(drawing, columnFrom) }} />
      )}
      {drawing.scrolling.slice(columnFrom, columnTo).map((column, index) =>
        cellElement(column, row, drawing, {
          id: getId(column.index),
          rowNumber,
          isSelected,
          hasBar: isPending && index < BAR_COLUMNS,
        }),
      )}
    </div>
  );
}

/** One row of the table. Renders only when this row has changed. */
export const TableRow = memo(Row) as typeof Row;
