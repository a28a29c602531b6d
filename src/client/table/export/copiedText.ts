import type { ColumnDefinition } from '../view/columnDefinition';
import { displayText } from '../view/displayText';

/** What a spreadsheet takes for a formula, also behind apostrophes that were there before. */
const formulaBeginning = /^'*[=+\-@\t\r\n＝＋－＠]/;
const escapedBeginning = /^'+[=+\-@\t\r\n＝＋－＠]/;
const figure = /^[+-]?\d+(\.\d+)?%?$/;
/** Stands in cells without a value. */
const nothing = /^[-–]$/;

/** A text that no spreadsheet takes for a formula: the apostrophe in front makes it a text there. */
export const escapeFormula = (text: string): string =>
  formulaBeginning.test(text) && !nothing.test(text) ? `'${text}` : text;

/** The text that `escapeFormula` was given. */
export const unescapeFormula = (text: string): string => (escapedBeginning.test(text) ? text.slice(1) : text);

/** A cell as it is copied: the whole text; figures stay figures, be they negative, and hours become figures. */
export function copiedText<Row>(column: ColumnDefinition<Row>, row: Row, timeZone: string): string {
  const text = displayText(column, row, timeZone);
  if (column.type !== 'number' && column.type !== 'hours' && column.type !== 'progress') return escapeFormula(text);
  if (text === '' || figure.test(text)) return text;
  const value = column.value(row);
  const isFigure = typeof value === 'number' && Number.isFinite(value);
  return isFigure && (column.type === 'hours' || formulaBeginning.test(text))
    ? String(Math.round(value * 100) / 100)
    : escapeFormula(text);
}
