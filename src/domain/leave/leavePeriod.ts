import { daysOfRange, type Day } from '../calendar/day';
import { toHalfDay } from '../calendar/halfDays';
import type { DayHalf } from './leaveChoices';

/** From a half of one day to a half of the same or a later day, both included. */
export interface LeavePeriod {
  readonly from: Day;
  readonly to: Day;
  readonly halfFrom: DayHalf;
  readonly halfTo: DayHalf;
}

const firstSlot = (period: LeavePeriod): number => toHalfDay(period.from, period.halfFrom);
const lastSlot = (period: LeavePeriod): number => toHalfDay(period.to, period.halfTo);

/** False when it ends before it begins, also within a day: from Second Half to First Half (F-11). */
export const isPossiblePeriod = (period: LeavePeriod): boolean => lastSlot(period) >= firstSlot(period);

/**
 * FMT-016 to FMT-018: calendar days with both ends, minus 0.5 for a start in the second half and minus 0.5 for an end in
 * the first. Weekly offs and holidays in between count too (F-10).
 * @returns days in steps of 0.5; meaningless for an impossible period
 */
export const leaveLength = (period: LeavePeriod): number => (lastSlot(period) - firstSlot(period) + 1) / 2;

/** '0.5 Day', '1 Day', '2.5 Days' (F-10). */
export const leaveLengthText = (days: number): string => `${days} ${days > 1 ? 'Days' : 'Day'}`;

/** True when both claim the same half of a day; a leave may begin in the half after another has ended. */
export const doPeriodsOverlap = (one: LeavePeriod, other: LeavePeriod): boolean =>
  firstSlot(one) <= lastSlot(other) && firstSlot(other) <= lastSlot(one);

export function coveredHalves(period: LeavePeriod, day: Day): { readonly first: boolean; readonly second: boolean } {
  const covers = (half: DayHalf): boolean =>
    firstSlot(period) <= toHalfDay(day, half) && toHalfDay(day, half) <= lastSlot(period);
  return { first: covers('First Half'), second: covers('Second Half') };
}

/** Days of the period that lie between two days, both included; in steps of 0.5. */
export function leaveDaysWithin(period: LeavePeriod, first: Day, last: Day): number {
  const from = Math.max(firstSlot(period), toHalfDay(first, 'First Half'));
  const to = Math.min(lastSlot(period), toHalfDay(last, 'Second Half'));
  return Math.max(0, to - from + 1) / 2;
}

/** The days of the period in order. */
export const daysOfPeriod = ({ from, to }: Pick<LeavePeriod, 'from' | 'to'>): Day[] => daysOfRange(from, to);

/** 'First Half' for a half day or a late start, and so on; '' for whole days. Shown next to the dates. */
export function halvesText({ from, to, halfFrom, halfTo }: LeavePeriod): string {
  if (halfFrom === 'First Half' && halfTo === 'Second Half') return '';
  if (from === to) return halfFrom;
  return `${halfFrom} – ${halfTo}`;
}
