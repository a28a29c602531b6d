import { toHalfDay } from '../calendar/halfDays';
import type { Day } from '../calendar/day';
import { dayHalves } from '../leave/leaveChoices';
import { workingDays, type LocationHoliday } from '../schedule/workingCalendar';

export interface LocatedPerson {
  readonly locationId: string | null;
}

/**
 * The share of the halves of a day that people work, from 0 (all are off) to 1, by the working days of scheduling. Leave
 * does not count. Without people, the weekly offs and the holidays of all locations. A day of a location is looked at
 * once for all its people.
 */
export function workShares(
  holidays: readonly LocationHoliday[],
): (people: readonly LocatedPerson[]) => (day: Day) => number {
  const isWorkingDay = workingDays(holidays);
  const known = new Map<string | null, Map<Day, number>>();
  const workedHalves = (locationId: string | null, day: Day): number => {
    const days = known.get(locationId) ?? new Map<Day, number>();
    known.set(locationId, days);
    const worked = days.get(day) ?? dayHalves.filter((half) => isWorkingDay(locationId, toHalfDay(day, half))).length;
    days.set(day, worked);
    return worked;
  };
  return (people) => {
    const counts = new Map<string | null, number>(people.length === 0 ? [[null, 1]] : []);
    for (const { locationId } of people) counts.set(locationId, (counts.get(locationId) ?? 0) + 1);
    const halves = Math.max(people.length, 1) * dayHalves.length;
    return (day) =>
      [...counts].reduce((sum, [locationId, count]) => sum + count * workedHalves(locationId, day), 0) / halves;
  };
}
