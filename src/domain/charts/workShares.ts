import { toHalfDay } from '../calendar/halfDays';
import type { Day } from '../calendar/day';
import { dayHalves } from '../leave/leaveChoices';
import { workingCalendar, type LocationHoliday } from '../schedule/workingCalendar';

export interface LocatedPerson {
  readonly employeeId: string;
  readonly locationId: string | null;
}

/**
 * The share of the halves of a day that people work, from 0 (all are off) to 1, by the working days of scheduling. Leave
 * does not count. Without people, the weekly offs and the holidays of all locations.
 */
export function workShares(
  holidays: readonly LocationHoliday[],
  people: readonly LocatedPerson[] = [],
): (day: Day) => number {
  const { isWorkingDay } = workingCalendar({
    holidays,
    leaves: [],
    locationIds: new Map(people.map(({ employeeId, locationId }) => [employeeId, locationId])),
  });
  const ids = people.length === 0 ? [null] : people.map(({ employeeId }) => employeeId);
  const known = new Map<Day, number>();
  return (day) => {
    const found = known.get(day);
    if (found !== undefined) return found;
    const halfDays = dayHalves.map((half) => toHalfDay(day, half));
    const worked = ids.reduce((sum, id) => sum + halfDays.filter((halfDay) => isWorkingDay(id, halfDay)).length, 0);
    const share = worked / (ids.length * halfDays.length);
    known.set(day, share);
    return share;
  };
}
