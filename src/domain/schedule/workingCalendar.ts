import { groupedBy } from '../collections/groupedBy';
import type { Day } from '../calendar/day';
import { weekOffs } from '../calendar/weekday';
import { isHolidayAt } from '../calendar/workingHalf';
import type { DayHalf } from '../leave/leaveChoices';
import type { LeavePeriod } from '../leave/leavePeriod';
import { toHalfDay, type HalfDay } from '../calendar/halfDays';

export interface LocationHoliday {
  readonly day: Day;
  /** The half that is off; null for the whole day. */
  readonly half: DayHalf | null;
  /** Without locations it is a holiday everywhere. */
  readonly locationIds: readonly string[];
}

export interface CalendarSource {
  readonly holidays: readonly LocationHoliday[];
  readonly leaves: readonly (LeavePeriod & { readonly employeeId: string })[];
  /** Where employees work. */
  readonly locationIds: ReadonlyMap<string, string | null>;
}

/** The working half days of employees; null is a task without an assignee, which the weekly offs and general holidays concern. */
export interface WorkingCalendar {
  readonly isWorkingDay: (employeeId: string | null, halfDay: HalfDay) => boolean;
  readonly isOnLeave: (employeeId: string | null, halfDay: HalfDay) => boolean;
  readonly isWorking: (employeeId: string | null, halfDay: HalfDay) => boolean;
}

/** Employees work on working days on which they are not on leave. */
export const toIsWorking =
  ({ isWorkingDay, isOnLeave }: Pick<WorkingCalendar, 'isWorkingDay' | 'isOnLeave'>): WorkingCalendar['isWorking'] =>
  (employeeId, halfDay) =>
    isWorkingDay(employeeId, halfDay) && !isOnLeave(employeeId, halfDay);

/** 1 January 1970 was a Thursday. Counted, because a schedule asks it of tens of thousands of half days. */
const firstWeekday = 4;
const isWeekOffHalf = (halfDay: HalfDay): boolean =>
  weekOffs.includes((((Math.floor(halfDay / 2) + firstWeekday) % 7) + 7) % 7);

export function workingCalendar({ holidays, leaves, locationIds }: CalendarSource): WorkingCalendar {
  const holidaysByLocation = new Map<string | null, ReadonlySet<HalfDay>>();
  const holidaysAt = (locationId: string | null): ReadonlySet<HalfDay> => {
    const known = holidaysByLocation.get(locationId);
    if (known) return known;
    const halves = new Set(
      holidays
        .filter((holiday) => isHolidayAt(holiday.locationIds, locationId))
        .flatMap(({ day, half }) =>
          half === null ? [toHalfDay(day, 'First Half'), toHalfDay(day, 'Second Half')] : [toHalfDay(day, half)],
        ),
    );
    holidaysByLocation.set(locationId, halves);
    return halves;
  };
  const leavesByPerson = groupedBy(
    leaves.map((leave) => ({
      employeeId: leave.employeeId,
      first: toHalfDay(leave.from, leave.halfFrom),
      last: toHalfDay(leave.to, leave.halfTo),
    })),
    ({ employeeId }) => employeeId,
  );
  const isWorkingDay: WorkingCalendar['isWorkingDay'] = (employeeId, halfDay) =>
    !isWeekOffHalf(halfDay) &&
    !holidaysAt(employeeId === null ? null : (locationIds.get(employeeId) ?? null)).has(halfDay);
  const isOnLeave: WorkingCalendar['isOnLeave'] = (employeeId, halfDay) =>
    employeeId !== null &&
    (leavesByPerson.get(employeeId) ?? []).some(({ first, last }) => first <= halfDay && halfDay <= last);
  return { isWorkingDay, isOnLeave, isWorking: toIsWorking({ isWorkingDay, isOnLeave }) };
}
