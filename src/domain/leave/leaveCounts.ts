import { addDays, type Day } from '../calendar/day';
import { leaveDaysWithin, leaveLength, type LeavePeriod } from './leavePeriod';
import { monthDays } from './leaveQuarters';

/** 'Last 30days' with today as the last of them. */
export const recentDays = 30;

export interface LeaveCounters {
  readonly last30Days: number;
  readonly currentMonth: number;
  readonly total: number;
}

/** First of the last 30 days. */
export const firstRecentDay = (today: Day): Day => addDays(today, 1 - recentDays);

/**
 * SCR-039 to SCR-041, in days with halves. A leave over the end of a month counts in each month with the days that lie in it.
 * @param granted the periods of the leaves that are Approved or Conditional Approved
 */
export function leaveCounters(granted: readonly LeavePeriod[], today: Day): LeaveCounters {
  const { first, last } = monthDays(today.slice(0, 7));
  const sum = (days: (period: LeavePeriod) => number): number => granted.reduce((total, period) => total + days(period), 0);
  return {
    last30Days: sum((period) => leaveDaysWithin(period, firstRecentDay(today), today)),
    currentMonth: sum((period) => leaveDaysWithin(period, first, last)),
    total: sum(leaveLength),
  };
}

/** SCR-042, D-16: what the newest monthly record carries over; 0 without one. `month` is YYYY-MM-DD or YYYY-MM. */
export function carriedForward(records: readonly { readonly month: string; readonly carryForwardDays: number }[]): number {
  const newest = records.reduce<(typeof records)[number] | undefined>((best, record) => (best === undefined || record.month > best.month ? record : best), undefined);
  return newest?.carryForwardDays ?? 0;
}
