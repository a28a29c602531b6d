import type { Day } from '../calendar/day';
import { isWeekOff } from '../calendar/weekday';
import { toHalfDay } from '../calendar/halfDays';
import type { EmploymentSpan } from '../attendance/employment';
import { dayHalves, type DayHalf } from '../leave/leaveChoices';
import type { LeavePeriod } from '../leave/leavePeriod';
import { workedHalves, workingCalendar } from '../schedule/workingCalendar';
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
  readonly halves: WorkedHalves;
  readonly off: 'WO' | 'HD' | null;
  readonly holiday: string | null;
  readonly leave: 'Full Day' | DayHalf | null;
  /** Of the leave, what would be worked without it: 1, 0.5 or 0. */
  readonly leaveDays: number;
}

/** The calendar is that of one person. */
const self = '';

/**
 * What an employee works of each day, by the calendar of scheduling; each day is computed once, because many tasks are
 * planned on the same days.
 * @param holidays those of the employee's location
 * @param employment default: employed on every day
 */
export function workedDays(
  holidays: readonly ObservedHoliday[],
  leaves: readonly LeavePeriod[],
  employment: EmploymentSpan = { firstDay: null, leftOn: null, breaks: [] },
): (day: Day) => WorkedDay {
  const calendar = workingCalendar({
    holidays: holidays.map(({ day, half }) => ({ day, half, locationIds: [] })),
    leaves: leaves.map((leave) => ({ ...leave, employeeId: self })),
    locationIds: new Map(),
    employments: new Map([[self, employment]]),
  });
  const known = new Map<Day, WorkedDay>();
  return (day) => {
    const found = known.get(day);
    if (found !== undefined) return found;
    const names = holidays.filter((holiday) => holiday.day === day).map(({ name }) => name);
    const halfDays = dayHalves.map((half) => toHalfDay(day, half));
    const onLeave = halfDays.filter((halfDay) => calendar.isOnLeave(self, halfDay));
    const [isFirstOnLeave, isSecondOnLeave] = halfDays.map((halfDay) => onLeave.includes(halfDay));
    const halves = workedHalves(self, day, calendar);
    const worked: WorkedDay = {
      share: getShare(halves),
      halves,
      off: isWeekOff(day) ? 'WO' : names.length > 0 ? 'HD' : null,
      holiday: names.length === 0 ? null : names.join(', '),
      leave:
        isFirstOnLeave && isSecondOnLeave
          ? 'Full Day'
          : isFirstOnLeave
            ? 'First Half'
            : isSecondOnLeave
              ? 'Second Half'
              : null,
      leaveDays: onLeave.filter((halfDay) => calendar.isWorkingDay(self, halfDay)).length / 2,
    };
    known.set(day, worked);
    return worked;
  };
}
