import type { Day } from './day';
import { isDay } from './isDay';

const displayedDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** The text as YYYY-MM-DD, whether the calendar has such a day or not; undefined for a text of another form. */
function readDisplayedDay(text: string): string | undefined {
  const parts = displayedDay.exec(text.trim());
  if (!parts) return undefined;
  const [, day = '', month = '', year = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * Reads a day that a person typed as DD/MM/YYYY (also with '-' or '.').
 *
 * @returns the day as YYYY-MM-DD, or undefined when the calendar has no such day (31/02/2026)
 */
export function parseDisplayedDay(text: string): Day | undefined {
  const read = readDisplayedDay(text);
  return read !== undefined && isDay(read) ? read : undefined;
}

export const dayMessages = {
  form: 'Please enter the date as DD/MM/YYYY',
  year: 'The year must be from 1900 to 2199',
  day: 'There is no such day in the calendar',
} as const;

/** What is wrong with a day: YYYY-MM-DD, or as typed where that is no day. Undefined for a day, and for no text at all. */
export function dayProblem(text: string): string | undefined {
  if (text === '' || isDay(text)) return undefined;
  const read = readDisplayedDay(text) ?? (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined);
  // A month beyond the twelfth is a day before which the month was typed.
  if (read === undefined || isDay(read) || Number(read.slice(5, 7)) > 12) return dayMessages.form;
  return isDay(`${read.slice(0, 4)}-01-01`) ? dayMessages.day : dayMessages.year;
}
