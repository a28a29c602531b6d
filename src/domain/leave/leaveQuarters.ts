import type { Day } from '../calendar/day';
import { addMonths, firstDayOfMonth, lastDayOfMonth, monthAt } from '../calendar/month';

/** SCR-043: the quarters of a calendar year, by the day on which a leave begins. */
export const leaveQuarters = ['Quarter-1', 'Quarter-2', 'Quarter-3', 'Quarter-4'] as const;
type LeaveQuarter = (typeof leaveQuarters)[number];

const monthsOfQuarter = 3;

export function quarterDays(year: number, quarter: LeaveQuarter): { readonly first: Day; readonly last: Day } {
  const month = monthAt(year, leaveQuarters.indexOf(quarter) * monthsOfQuarter + 1);
  return { first: firstDayOfMonth(month), last: lastDayOfMonth(addMonths(month, monthsOfQuarter - 1)) };
}
