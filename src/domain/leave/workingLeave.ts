import type { Day } from '../calendar/day';
import { halfKind, type HolidayHalf } from '../calendar/workingHalf';
import { coveredHalves, daysOfPeriod, leaveLengthText, type LeavePeriod } from './leavePeriod';

export interface LeaveHoliday extends HolidayHalf {
  readonly day: Day;
}

/** Days within which a leave is counted, both included. */
export interface CountedSpan {
  readonly first: Day;
  readonly last: Day;
}

/**
 * The working days of a leave: its halves without those of weekly offs and holidays. SQL computes the same
 * for lists (`workingLeaveReadModel.ts`); a test compares both.
 * @param holidays those of the employee's location
 * @param within only the halves of these days; the whole leave when left out
 * @returns working days in steps of 0.5
 */
export function workingLeaveDays(
  period: LeavePeriod,
  holidays: readonly LeaveHoliday[],
  within: CountedSpan = { first: period.from, last: period.to },
): number {
  const span = {
    from: period.from > within.first ? period.from : within.first,
    to: period.to < within.last ? period.to : within.last,
  };
  const halves = daysOfPeriod(span).flatMap((day) => {
    const covered = coveredHalves(period, day);
    const off = holidays.filter((holiday) => holiday.day === day);
    return [
      covered.first && halfKind(day, 'First Half', off) === 'work',
      covered.second && halfKind(day, 'Second Half', off) === 'work',
    ];
  });
  return halves.filter((isWorking) => isWorking).length / 2;
}

/** The noun after a number of days. */
export const dayWord = (days: number): string => (days > 0 && days <= 1 ? 'day' : 'days');

/** '0 working days', '0.5 working day', '1 working day', '2.5 working days'. */
export const workingDaysText = (days: number): string => `${days} working ${dayWord(days)}`;

/** '4 days', in running text. */
export const calendarDaysText = (days: number): string => `${days} ${dayWord(days)}`;

/** '4 days, 2 working days': both lengths, where pay or attendance depends on the leave. */
export const bothLengthsText = (days: number, workingDays: number): string =>
  `${calendarDaysText(days)}, ${workingDaysText(workingDays)}`;

/** '4 Days, 2 working days': the same with the length as the leave lists write it (F-10). */
export const leaveLengthsText = (days: number, workingDays: number): string =>
  `${leaveLengthText(days)}, ${workingDaysText(workingDays)}`;
