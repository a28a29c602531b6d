import type { EmploymentSpan } from '../attendance/employment';
import { groupedBy } from '../collections/groupedBy';
import type { Day } from '../calendar/day';
import { weekOffs } from '../calendar/weekday';
import { isHolidayAt } from '../calendar/workingHalf';
import type { DayHalf } from '../leave/leaveChoices';
import type { LeavePeriod } from '../leave/leavePeriod';
import { toHalfDay, type HalfDay } from '../calendar/halfDays';
import type { WorkedHalves } from '../working-plan/spreadTask';

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
  /** Those without an entry are employed on every day. */
  readonly employments?: ReadonlyMap<string, EmploymentSpan>;
}

/** The working half days of employees; null is a task without an assignee, which the weekly offs and general holidays concern. */
export interface WorkingCalendar {
  readonly isWorkingDay: (employeeId: string | null, halfDay: HalfDay) => boolean;
  readonly isOnLeave: (employeeId: string | null, halfDay: HalfDay) => boolean;
  /** Before joining, and between leaving and returning: the employee is not there yet, or not there again. */
  readonly comesLater: (employeeId: string | null, halfDay: HalfDay) => boolean;
  readonly hasLeft: (employeeId: string | null, halfDay: HalfDay) => boolean;
  /** Whether the employee works then: the capacity. */
  readonly isWorking: (employeeId: string | null, halfDay: HalfDay) => boolean;
  /**
   * Whether a task of the employee is worked on then: as above, but the work that someone has left behind is planned like
   * a task without an assignee, as the workload does. Otherwise it would have no day at all.
   */
  readonly isPlanned: (employeeId: string | null, halfDay: HalfDay) => boolean;
  /** Before it no task of the employee is worked on. */
  readonly firstPlanned: (employeeId: string | null) => HalfDay;
}

type WorkingTimes = Pick<WorkingCalendar, 'isWorkingDay' | 'isOnLeave' | 'comesLater' | 'hasLeft'>;

type WorkedAt = WorkingCalendar['isWorking'];

const pageHalfDays = 512;
const answers = { unknown: 0, no: 1, yes: 2 } as const;

/** Asks once for each half day of an employee: a schedule asks the same for every task of theirs. */
function remembered(ask: WorkedAt): WorkedAt {
  const people = new Map<string | null, Map<number, Uint8Array>>();
  return (employeeId, halfDay) => {
    const pages = people.get(employeeId) ?? new Map<number, Uint8Array>();
    people.set(employeeId, pages);
    const number = Math.floor(halfDay / pageHalfDays);
    const page = pages.get(number) ?? new Uint8Array(pageHalfDays);
    pages.set(number, page);
    const at = halfDay - number * pageHalfDays;
    if (page[at] === answers.unknown) page[at] = ask(employeeId, halfDay) ? answers.yes : answers.no;
    return page[at] === answers.yes;
  };
}

/** Employees work from joining until leaving on working days on which they are not on leave: the one definition of it. */
export function toIsWorking({
  isWorkingDay,
  isOnLeave,
  comesLater,
  hasLeft,
}: WorkingTimes): Pick<WorkingCalendar, 'isWorking' | 'isPlanned'> {
  const isWorking = remembered(
    (employeeId, halfDay) =>
      isWorkingDay(employeeId, halfDay) &&
      !isOnLeave(employeeId, halfDay) &&
      !comesLater(employeeId, halfDay) &&
      !hasLeft(employeeId, halfDay),
  );
  return {
    isWorking,
    isPlanned: (employeeId, halfDay) =>
      hasLeft(employeeId, halfDay) ? isWorkingDay(null, halfDay) : isWorking(employeeId, halfDay),
  };
}

/** 1 January 1970 was a Thursday. Counted, because a schedule asks it of tens of thousands of half days. */
const firstWeekday = 4;
export const isWeekOffHalf = (halfDay: HalfDay): boolean =>
  weekOffs.includes((((Math.floor(halfDay / 2) + firstWeekday) % 7) + 7) % 7);

/** Whether a half day is neither a weekly off nor a holiday at a location; without one, only general holidays concern it. */
export function workingDays(
  holidays: readonly LocationHoliday[],
): (locationId: string | null, halfDay: HalfDay) => boolean {
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
  return (locationId, halfDay) => !isWeekOffHalf(halfDay) && !holidaysAt(locationId).has(halfDay);
}

export function workingCalendar({ holidays, leaves, locationIds, employments }: CalendarSource): WorkingCalendar {
  const isWorkingDayAt = workingDays(holidays);
  const leavesByPerson = groupedBy(
    leaves.map((leave) => ({
      employeeId: leave.employeeId,
      first: toHalfDay(leave.from, leave.halfFrom),
      last: toHalfDay(leave.to, leave.halfTo),
    })),
    ({ employeeId }) => employeeId,
  );
  const isWorkingDay: WorkingCalendar['isWorkingDay'] = (employeeId, halfDay) =>
    isWorkingDayAt(employeeId === null ? null : (locationIds.get(employeeId) ?? null), halfDay);
  const isOnLeave: WorkingCalendar['isOnLeave'] = (employeeId, halfDay) =>
    employeeId !== null &&
    (leavesByPerson.get(employeeId) ?? []).some(({ first, last }) => first <= halfDay && halfDay <= last);
  const spans = new Map(
    [...(employments ?? [])].map(([employeeId, { firstDay, leftOn, breaks }]) => [
      employeeId,
      {
        first: firstDay === null ? Number.NEGATIVE_INFINITY : toHalfDay(firstDay, 'First Half'),
        end: leftOn === null ? Number.POSITIVE_INFINITY : toHalfDay(leftOn, 'First Half'),
        breaks: breaks.map(({ from, until }) => ({
          from: toHalfDay(from, 'First Half'),
          until: toHalfDay(until, 'First Half'),
        })),
      },
    ]),
  );
  const getSpan = (employeeId: string | null) => (employeeId === null ? undefined : spans.get(employeeId));
  const times: WorkingTimes = {
    isWorkingDay,
    isOnLeave,
    comesLater: (employeeId, halfDay) => {
      const span = getSpan(employeeId);
      return (
        span !== undefined &&
        (halfDay < span.first || span.breaks.some(({ from, until }) => from <= halfDay && halfDay < until))
      );
    },
    hasLeft: (employeeId, halfDay) => halfDay >= (getSpan(employeeId)?.end ?? Number.POSITIVE_INFINITY),
  };
  return {
    ...times,
    ...toIsWorking(times),
    firstPlanned: (employeeId) => {
      const span = getSpan(employeeId);
      return span === undefined ? Number.NEGATIVE_INFINITY : Math.min(span.first, span.end);
    },
  };
}

export function workedHalves(employeeId: string | null, day: Day, { isWorking }: WorkingCalendar): WorkedHalves {
  const first = toHalfDay(day, 'First Half');
  return { first: isWorking(employeeId, first), second: isWorking(employeeId, first + 1) };
}
