import { isDay, type Day } from './day';

const displayedDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/**
 * Reads a day that a person typed as DD/MM/YYYY (also with '-' or '.').
 *
 * @returns the day as YYYY-MM-DD, or undefined when the calendar has no such day (31/02/2026)
 */
export function parseDisplayedDay(text: string): Day | undefined {
  const [, day = '', month = '', year = ''] = displayedDay.exec(text.trim()) ?? [];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : undefined;
}
