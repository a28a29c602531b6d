import { addDays, type Day } from '../calendar/day';
import { leaveDaysWithin, leaveLength, type LeavePeriod } from './leavePeriod';
import { monthDays } from './leaveQuarters';

/** 'Last 30days' with today as the last of them. */
const recentDays = 30;

export interface LeaveCounters {
  readonly last30Days: number;
  readonly currentMonth: number;
  readonly total: number;
}
export type LeaveCounter = keyof LeaveCounters;

/** How each counter comes about, in words. */
export const counterFormulas: Readonly<Record<LeaveCounter, string>> = {
  currentMonth:
    'Days of granted leaves (Approved or Conditional Approved) that lie in this calendar month, those to come included; a half is 0.5',
  last30Days:
    'Days of granted leaves (Approved or Conditional Approved) that lie in the last 30 days, today included; a half is 0.5',
  total: 'Days of all granted leaves (Approved or Conditional Approved); a half is 0.5',
};

/** First of the last 30 days. */
export const firstRecentDay = (today: Day): Day => addDays(today, 1 - recentDays);

/** What a granted leave adds to a counter, in days with halves. A leave over the end of a month counts in each month with the days that lie in it. */
export function shareOfLeave(counter: LeaveCounter, period: LeavePeriod, today: Day): number {
  if (counter === 'total') return leaveLength(period);
  if (counter === 'last30Days') return leaveDaysWithin(period, firstRecentDay(today), today);
  const { first, last } = monthDays(today.slice(0, 7));
  return leaveDaysWithin(period, first, last);
}

/**
 * SCR-039 to SCR-041: each the sum of what the leaves add to it.
 * @param granted the periods of the leaves that are Approved or Conditional Approved
 */
export function leaveCounters(granted: readonly LeavePeriod[], today: Day): LeaveCounters {
  const sum = (counter: LeaveCounter): number =>
    granted.reduce((total, period) => total + shareOfLeave(counter, period, today), 0);
  return { last30Days: sum('last30Days'), currentMonth: sum('currentMonth'), total: sum('total') };
}

/** SCR-042, D-16: what the newest monthly record carries over, and which one it is; 0 without one. `month` is YYYY-MM-DD or YYYY-MM. */
export function carriedForward(records: readonly { readonly month: string; readonly carryForwardDays: number }[]): {
  readonly days: number;
  readonly month: string | null;
} {
  const newest = records.reduce<(typeof records)[number] | undefined>(
    (best, record) => (best === undefined || record.month > best.month ? record : best),
    undefined,
  );
  return { days: newest?.carryForwardDays ?? 0, month: newest?.month.slice(0, 7) ?? null };
}
