import { isHolidayAt } from '../../domain/calendar/workingHalf';
import type { Day } from '../../domain/calendar/day';
import { groupedBy } from '../../domain/collections/groupedBy';
import { workedDays, type WorkedDay } from '../../domain/working-plan/workedShare';
import { toEmploymentSpan } from '../attendance/employmentReadModel';
import type { LocatedHoliday } from '../calendar/calendarReadModel';
import { toPeriod, type PeriodColumns } from '../leave-days/leavePeriodColumns';
import { locationsByDay } from '../workplaces/workplacesReadModel';

type Person = Parameters<typeof toEmploymentSpan>[0] & {
  readonly id: string;
  readonly location_id: string | null;
};

/**
 * What a person works of a day, by the holidays at the location of that day, granted leave and employment.
 * @param leaves granted ones of all people that are asked for
 */
export function personWorkedDays({
  holidays,
  leaves,
  formerPlaces,
}: {
  readonly holidays: readonly LocatedHoliday[];
  readonly leaves: readonly (PeriodColumns & { readonly employee_id: string })[];
  readonly formerPlaces: Parameters<typeof locationsByDay>[0];
}): (person: Person) => (day: Day) => WorkedDay {
  const getLocation = locationsByDay(formerPlaces);
  const byPerson = groupedBy(leaves, ({ employee_id }) => employee_id);
  return (person) =>
    workedDays(
      holidays.filter(({ day, locationIds }) => isHolidayAt(locationIds, getLocation(person, day))),
      (byPerson.get(person.id) ?? []).map(toPeriod),
      toEmploymentSpan(person),
    );
}
