import type { ClipboardEvent } from 'react';
import { copiedText, unescapeFormula } from '../export/copiedText';
import { cellsWithoutApostrophes } from '../export/pastedCells';
import { parseTsv } from '../export/parseTsv';
import { asTsv, copiedRows } from '../export/rowsAsTsv';
import type { ShownColumn } from '../view/shownColumns';
import type { DataTableProps } from './dataTableProps';
import type { GridPosition } from './gridNavigation';
import { rowsBelow } from './rows/rowSpans';
import type { TableRows } from './useTableRows';
import type { WholeSelection } from './useWholeSelection';

interface ClipboardGrid<Row extends object> {
  readonly table: DataTableProps<Row>;
  readonly columns: readonly ShownColumn<Row>[];
  readonly rows: TableRows<Row>;
  readonly focus: GridPosition;
  readonly selected: ReadonlySet<string>;
  readonly whole: WholeSelection<Row>;
}

interface ClipboardHandlers {
  /** Copies the selected rows; without any, the cell with the cursor. */
  readonly onCopy: (event: ClipboardEvent) => void;
  /** Hands a pasted text over with the rows and columns from the cursor on. */
  readonly onPaste: (event: ClipboardEvent) => void;
}

export const getClipboardHandlers = <Row extends object>({
  table,
  columns,
  rows,
  focus,
  selected,
  whole,
}: ClipboardGrid<Row>): ClipboardHandlers => ({
  onCopy: (event) => {
    const { timeZone } = table;
    const definitions = columns.flatMap(({ definition }) => (definition && !definition.onPress ? [definition] : []));
    const picked = selected.size > 0 ? whole.selectedRows() : [];
    const focusedRow = rows.rowAt(focus.row);
    const focused = columns[focus.column]?.definition;
    let escaped: string;
    let plain: string;
    if (picked.length > 0) {
      const copied = copiedRows(picked, definitions, timeZone);
      escaped = asTsv(copied);
      plain = asTsv(copied.map((cells) => cells.map(unescapeFormula)));
    } else if (focusedRow && focused) {
      escaped = copiedText(focused, focusedRow, timeZone);
      plain = unescapeFormula(escaped);
    } else return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', escaped);
    event.clipboardData.setData(cellsWithoutApostrophes, plain);
  },
  onPaste: (event) => {
    if (!table.onPaste || event.target instanceof HTMLInputElement) return;
    const text = event.clipboardData.getData('text/plain');
    if (text === '') return;
    event.preventDefault();
    table.onPaste({
      text,
      ...rowsBelow(rows, Math.max(0, focus.row), parseTsv(text).length),
      columnKeys: columns.slice(focus.column).flatMap(({ definition }) => definition?.key ?? []),
    });
  },
});
