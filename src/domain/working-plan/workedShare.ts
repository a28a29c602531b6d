import type { Day } from '../calendar/day';
import { isWeekOff } from '../calendar/weekday';
import { halfKind } from '../calendar/workingHalf';
import type { DayHalf } from '../leave/leaveChoices';
import { coveredHalves, type LeavePeriod } from '../leave/leavePeriod';
import { getShare, type WorkedHalves } from './spreadTask';

export interface ObservedHoliday {
  readonly day: Day;
  readonly name: string;
  /** The half that is off; null for the whole day. */
  readonly half: DayHalf | null;
}

/** The share of a day that the employee works, and the reasons of an absence. */
export interface WorkedDay {
  /** 1, 0.5 or 0. */
  readonly share: number;
  /** Which halves are worked. */
  readonly halves: WorkedHalves;
  readonly off: 'WO' | 'HD' | null;
  readonly holiday: string | null;
  readonly leave: 'Full Day' | DayHalf | null;
}

/**
 * @param holidays those of the employee's location
 * @param joinedOn the first day of the employment, before which nothing is worked; null where it is unknown
 */
export function workedDay(
  day: Day,
  holidays: readonly ObservedHoliday[],
  leaves: readonly LeavePeriod[],
  joinedOn: Day | null = null,
): WorkedDay {
  const kept = holidays.filter((holiday) => holiday.day === day);
  const halves = leaves.map((leave) => coveredHalves(leave, day));
  const onLeave = { first: halves.some(({ first }) => first), second: halves.some(({ second }) => second) };
  const leave =
    onLeave.first && onLeave.second ? 'Full Day' : onLeave.first ? 'First Half' : onLeave.second ? 'Second Half' : null;
  const holiday = kept.length === 0 ? null : kept.map(({ name }) => name).join(', ');
  if (isWeekOff(day)) return { share: 0, halves: { first: false, second: false }, off: 'WO', holiday, leave };
  const isEmployed = joinedOn === null || joinedOn <= day;
  const isOff = (half: DayHalf): boolean =>
    !isEmployed || halfKind(day, half, kept) !== 'work' || (half === 'First Half' ? onLeave.first : onLeave.second);
  const worked = { first: !isOff('First Half'), second: !isOff('Second Half') };
  return { share: getShare(worked), halves: worked, off: holiday === null ? null : 'HD', holiday, leave };
}
