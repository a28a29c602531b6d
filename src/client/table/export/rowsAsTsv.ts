import type { ColumnDefinition } from '../view/columnDefinition';
import { copiedText, escapeFormula } from './copiedText';

/** Quotes a cell with a tab, a line break or a quote, as spreadsheets expect. */
function tsvCell(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as tab-separated values with a heading line, for pasting into spreadsheets (`protect`: see `copiedText`). */
export function rowsAsTsv<Row>(
  rows: readonly Row[],
  columns: readonly ColumnDefinition<Row>[],
  timeZone: string,
  protect: (text: string) => string = escapeFormula,
): string {
  const heading = columns.map((column) => tsvCell(column.header)).join('\t');
  const lines = rows.map((row) =>
    columns.map((column) => tsvCell(copiedText(column, row, timeZone, protect))).join('\t'),
  );
  return [heading, ...lines].join('\n');
}
