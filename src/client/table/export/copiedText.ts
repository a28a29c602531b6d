import { hundredths } from '../../../domain/figures/hundredths';
import type { ColumnDefinition } from '../view/columnDefinition';
import { displayText } from '../view/displayText';

/** Text that spreadsheets interpret as a formula, also after existing apostrophes. */
const formulaBeginning = /^'*[=+\-@\t\r\n＝＋－＠]/;
const escapedBeginning = /^'+[=+\-@\t\r\n＝＋－＠]/;
const figure = /^[+-]?\d+(\.\d+)?%?$/;
/** Shown in cells without a value. */
const nothing = /^[-–]$/;

/** Text that no spreadsheet interprets as a formula, because of a leading apostrophe. */
export const escapeFormula = (text: string): string =>
  formulaBeginning.test(text) && !nothing.test(text) ? `'${text}` : text;

/** A cell of unknown type: figures stay figures, and other texts are escaped. */
export const escapeCell = (text: string): string => (figure.test(text) ? text : escapeFormula(text));

/** Reverts `escapeFormula`. */
export const unescapeFormula = (text: string): string => (escapedBeginning.test(text) ? text.slice(1) : text);

/**
 * A cell as it is copied: the whole text; numbers stay numbers, also negative ones, and hours become numbers. Other
 * texts are escaped, so that no spreadsheet takes them for a formula.
 */
export function copiedText<Row>(column: ColumnDefinition<Row>, row: Row, timeZone: string): string {
  const suffix = column.cell?.(row).suffix;
  const text = [displayText(column, row, timeZone), ...(suffix === undefined ? [] : [suffix])].join(' ');
  if (column.type !== 'number' && column.type !== 'hours' && column.type !== 'progress') return escapeFormula(text);
  if (text === '' || figure.test(text)) return text;
  const value = column.value(row);
  const isFigure = typeof value === 'number' && Number.isFinite(value);
  return isFigure && (column.type === 'hours' || formulaBeginning.test(text))
    ? String(hundredths(value))
    : escapeFormula(text);
}
