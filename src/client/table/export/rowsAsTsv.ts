import type { ColumnDefinition } from '../view/columnDefinition';
import { copiedText } from './copiedText';

/** Quotes a cell with a tab, a line break or a quote, as spreadsheets expect. */
function tsvCell(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as tab-separated values with a heading line, for pasting into spreadsheets. */
export function rowsAsTsv<Row>(
  rows: readonly Row[],
  columns: readonly ColumnDefinition<Row>[],
  timeZone: string,
): string {
  const heading = columns.map((column) => tsvCell(column.header)).join('\t');
  const lines = rows.map((row) => columns.map((column) => tsvCell(copiedText(column, row, timeZone))).join('\t'));
  return [heading, ...lines].join('\n');
}
