import { addDays, type Day } from '../calendar/day';
import { leaveDaysWithin, leaveLength, type LeavePeriod } from './leavePeriod';
import { daysOfMonth, toMonth } from '../calendar/month';
import { workingLeaveDays, type CountedSpan, type LeaveHoliday } from './workingLeave';

/** 'Last 30days' with today as the last of them. */
const recentDays = 30;

/** The same leave in calendar days, as it is stored, and in working days, as pay and attendance count it. */
export interface LeaveDays {
  readonly calendar: number;
  readonly working: number;
}
export interface LeaveCounters {
  readonly last30Days: LeaveDays;
  readonly currentMonth: LeaveDays;
  readonly total: LeaveDays;
}
export type LeaveCounter = keyof LeaveCounters;

const outsideRule = 'Days before joining, after leaving and until a return do not count';

/** The rule of each counter, in words. */
export const counterFormulas: Readonly<Record<LeaveCounter, string>> = {
  currentMonth: `Days of granted leaves (Approved or Conditional Approved) that lie in this calendar month, those to come included; a half is 0.5. ${outsideRule}`,
  last30Days: `Days of granted leaves (Approved or Conditional Approved) that lie in the last 30 days, today included; a half is 0.5. ${outsideRule}`,
  total: `Days of all granted leaves (Approved or Conditional Approved); a half is 0.5. ${outsideRule}`,
};

/** First of the last 30 days. */
export const firstRecentDay = (today: Day): Day => addDays(today, 1 - recentDays);

/** The days that a counter counts; undefined for all of them. */
function countedSpan(counter: LeaveCounter, today: Day): CountedSpan | undefined {
  if (counter === 'total') return undefined;
  return counter === 'last30Days' ? { first: firstRecentDay(today), last: today } : daysOfMonth(toMonth(today));
}

/** The sums of leaves over a span of days. */
export const countLeaveDays = (
  periods: readonly LeavePeriod[],
  holidays: readonly LeaveHoliday[],
  span: CountedSpan | undefined,
): LeaveDays => ({
  calendar: periods.reduce(
    (sum, period) => sum + (span === undefined ? leaveLength(period) : leaveDaysWithin(period, span.first, span.last)),
    0,
  ),
  working: periods.reduce((sum, period) => sum + workingLeaveDays(period, holidays, span), 0),
});

/**
 * SCR-039 to SCR-041: each the sum of what the leaves add to it. A leave that crosses the end of a month counts in each
 * month with its days there.
 * @param granted the periods of the leaves that are Approved or Conditional Approved, as far as they count
 * @param holidays those of the employee's location
 */
export function leaveCounters(
  granted: readonly LeavePeriod[],
  holidays: readonly LeaveHoliday[],
  today: Day,
): LeaveCounters {
  const sum = (counter: LeaveCounter): LeaveDays => countLeaveDays(granted, holidays, countedSpan(counter, today));
  return { last30Days: sum('last30Days'), currentMonth: sum('currentMonth'), total: sum('total') };
}

/** SCR-042, D-16: the days that the newest monthly record carries forward, and its month; 0 without a record. `month` is YYYY-MM-DD or YYYY-MM. */
export function carriedForward(records: readonly { readonly month: string; readonly carryForwardDays: number }[]): {
  readonly days: number;
  readonly month: string | null;
} {
  const newest = records.reduce<(typeof records)[number] | undefined>(
    (best, record) => (best === undefined || record.month > best.month ? record : best),
    undefined,
  );
  return { days: newest?.carryForwardDays ?? 0, month: newest ? toMonth(newest.month) : null };
}
