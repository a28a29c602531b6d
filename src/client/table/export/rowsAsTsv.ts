import type { ColumnDefinition } from '../view/columnDefinition';
import { copiedText } from './copiedText';

/** Quotes a cell the way spreadsheets read it when it holds a tab, a line break or a quote. */
function tsvCell(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as tab-separated values with a line of headings, as spreadsheets take them. */
export function rowsAsTsv<Row>(
  rows: readonly Row[],
  columns: readonly ColumnDefinition<Row>[],
  timeZone: string,
): string {
  const heading = columns.map((column) => tsvCell(column.header)).join('\t');
  const lines = rows.map((row) => columns.map((column) => tsvCell(copiedText(column, row, timeZone))).join('\t'));
  return [heading, ...lines].join('\n');
}
