import { addDays, type Day } from '../calendar/day';

export { daysOfMonth as monthDays } from '../calendar/month';

/** SCR-043: the quarters of a calendar year, by the day on which a leave begins. */
export const leaveQuarters = ['Quarter-1', 'Quarter-2', 'Quarter-3', 'Quarter-4'] as const;
type LeaveQuarter = (typeof leaveQuarters)[number];

const monthsOfQuarter = 3;
const two = (number: number): string => String(number).padStart(2, '0');
const firstOfMonth = (year: number, month: number): Day =>
  month > 12 ? `${year + 1}-01-01` : `${year}-${two(month)}-01`;

/** First and last day of a quarter. */
export function quarterDays(year: number, quarter: LeaveQuarter): { readonly first: Day; readonly last: Day } {
  const month = leaveQuarters.indexOf(quarter) * monthsOfQuarter + 1;
  return { first: firstOfMonth(year, month), last: addDays(firstOfMonth(year, month + monthsOfQuarter), -1) };
}
