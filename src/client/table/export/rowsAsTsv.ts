import type { ColumnDefinition } from '../view/columnDefinition';
import { copiedText } from './copiedText';

/** The texts of copied rows, under the headings of their columns; formulas are escaped. */
export const copiedRows = <Row>(
  rows: readonly Row[],
  columns: readonly ColumnDefinition<Row>[],
  timeZone: string,
): readonly (readonly string[])[] => [
  columns.map((column) => column.header),
  ...rows.map((row) => columns.map((column) => copiedText(column, row, timeZone))),
];

/** Quotes a cell with a tab, a line break or a quote, as spreadsheets expect. */
function tsvCell(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Tab-separated values, for pasting into spreadsheets. */
export const asTsv = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => cells.map(tsvCell).join('\t')).join('\n');
