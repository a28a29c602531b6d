import type { Day } from './day';
import { isDay } from './isDay';
import { parseDisplayedDay } from './parseDisplayedDay';
import { dayMs } from './duration';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdayBefore = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]?\s+/i;
/** The time that a spreadsheet appends to a date. */
const timeBehind = /(?:[T\s,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[AP]M)?)(?:Z|[+-]\d{2}:?\d{2})?$/i;
const dayMonthYear = /^(\d{1,2})[\s./-]+([a-z]{3,9})\.?[\s./,-]+(\d{4}|\d{2})$/i;
const monthDayYear = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})$/i;
const shortYear = /^(\d{1,2}[/.-]\d{1,2}[/.-])(\d{2})$/;
const isoParts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

/** Day 0 of dates that a spreadsheet stores as numbers (the 1900 date system). */
const firstSerialDay = Date.UTC(1899, 11, 30);
/** The years 1982 to 2091: other numbers are not read as the date of a task. */
const [minSerial, maxSerial] = [30_000, 70_000];

const two = (text: string): string => text.padStart(2, '0');
const fullYear = (text: string): string => (text.length === 2 ? `20${text}` : text);

function toDay(year: string, month: number, day: string): Day | undefined {
  const text = `${fullYear(year)}-${two(String(month))}-${two(day)}`;
  return isDay(text) ? text : undefined;
}

function monthNumber(name: string): number {
  const lower = name.toLowerCase();
  const index = months.findIndex((month) => lower.startsWith(month));
  const isWord =
    index >= 0 &&
    [
      'january',
      'february',
      'march',
      'april',
      'may',
      'june',
      'july',
      'august',
      'september',
      'october',
      'november',
      'december',
      'sept',
    ].some((full) => full.startsWith(lower));
  return isWord ? index + 1 : 0;
}

/**
 * Reads a day as people and spreadsheets write it: 02/03/2026 (day first), 2026-03-02, 02-Mar-26, 'Monday, 2 March 2026', 'Mar 2, 2026', each also
 * followed by a time, and the number of the day in a spreadsheet (46083).
 *
 * @returns YYYY-MM-DD, or undefined when the calendar has no such day
 */
export function readDay(text: string): Day | undefined {
  const plain = text.trim().replace(weekdayBefore, '').replace(timeBehind, '').trim();
  const iso = isoParts.exec(plain);
  if (iso) return toDay(iso[1] ?? '', Number(iso[2]), iso[3] ?? '');
  const named = dayMonthYear.exec(plain);
  if (named) return toDay(named[3] ?? '', monthNumber(named[2] ?? ''), named[1] ?? '');
  const american = monthDayYear.exec(plain);
  if (american) return toDay(american[3] ?? '', monthNumber(american[1] ?? ''), american[2] ?? '');
  if (/^\d{5}(?:\.\d+)?$/.test(plain)) {
    const serial = Math.floor(Number(plain));
    return serial >= minSerial && serial <= maxSerial
      ? new Date(firstSerialDay + serial * dayMs).toISOString().slice(0, 10)
      : undefined;
  }
  return parseDisplayedDay(plain.replace(shortYear, '$120$2'));
}

/** A text with a year of four digits: a century is not guessed, and a bare number is no day of a spreadsheet. */
const hasWholeYear = /(?:^|\D)\d{4}(?:\D|$)/;

/**
 * The day that a user types or pastes into a field, in any order that `readDay` reads and with the whole year: 2/3/2026, 2026-03-02, 2 Mar 2026.
 *
 * @returns YYYY-MM-DD, or the text without spaces around it, for `dayProblem`
 */
export function typedDay(text: string): string {
  const plain = text.trim();
  return (hasWholeYear.test(plain) ? readDay(plain) : undefined) ?? plain;
}
