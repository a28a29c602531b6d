import { addDays, type Day } from './day';

/** YYYY-MM. */
export type Month = string;

const pattern = /^\d{4}-(0[1-9]|1[0-2])$/;
/** January is at index 0. */
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const isMonth = (text: unknown): text is Month => typeof text === 'string' && pattern.test(text);
export const toMonth = (day: Day): Month => day.slice(0, 7);
/** Of a month, or of the month of a day: a day begins with its month. */
export const firstDayOfMonth = (monthOrDay: Month): Day => `${toMonth(monthOrDay)}-01`;
/** January is 1. */
const monthNumber = (monthOrDay: Month): number => Number(monthOrDay.slice(5, 7));
/** January is 0, as in some calls of the specification. */
export const zeroBasedMonth = (month: Month): number => monthNumber(month) - 1;
/** @param number January is 1 */
export const monthAt = (year: number, number: number): Month =>
  `${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}`;

export const getYear = (monthOrDay: Month): number => Number(monthOrDay.slice(0, 4));

/** As two numbers, January is 1, as in other calls of the specification. Of a month, or of the month of a day. */
export const yearAndMonth = (monthOrDay: Month): { readonly year: number; readonly month: number } => ({
  year: getYear(monthOrDay),
  month: monthNumber(monthOrDay),
});

/** @param count negative for a month before */
export function addMonths(month: Month, count: number): Month {
  const index = getYear(month) * 12 + zeroBasedMonth(month) + count;
  return monthAt(Math.floor(index / 12), (index % 12) + 1);
}

export const lastDayOfMonth = (month: Month): Day => addDays(firstDayOfMonth(addMonths(month, 1)), -1);

/** First and last day. */
export const daysOfMonth = (month: Month): { readonly first: Day; readonly last: Day } => ({
  first: firstDayOfMonth(month),
  last: lastDayOfMonth(month),
});

export const monthsOfYear = (year: number): Month[] => monthNames.map((_, index) => monthAt(year, index + 1));

/** First and last day. */
export const daysOfYear = (year: number): { readonly first: Day; readonly last: Day } => ({
  first: firstDayOfMonth(monthAt(year, 1)),
  last: lastDayOfMonth(monthAt(year, 12)),
});

/** 'October 2026': how a month is shown everywhere. */
export const monthName = (month: Month): string => `${monthNames[zeroBasedMonth(month)] ?? ''} ${month.slice(0, 4)}`;

/** '10/2026', where there is no room for the name. Of a month, or of the month of a day. */
export const numericMonthName = (monthOrDay: Month): string => `${monthOrDay.slice(5, 7)}/${monthOrDay.slice(0, 4)}`;

/** 'Oct', for the axis of a chart. */
export const shortMonthName = (month: Month): string => monthNames[zeroBasedMonth(month)]?.slice(0, 3) ?? '';

/** The nearest month within the limits. */
export const monthWithin = (month: Month, { min, max }: { readonly min: Month; readonly max: Month }): Month =>
  month < min ? min : month > max ? max : month;
