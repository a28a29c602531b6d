import { isHolidayAt } from '../../../../domain/calendar/workingHalf';
import { daysOfMonth } from '../../../../domain/calendar/month';
import { holidaysWithLocations } from '../../../calendar/calendarReadModel';
import { sendTogether } from '../../../database/sendTogether';
import type { Handler } from '../../../operations/call';
import { formerWorkplaces, locationsByDay } from '../../../workplaces/workplacesReadModel';
import { leavesOfPeople, membersOfTeam, peopleOut } from './leaveCalendarReadModel';
import { mustHaveScope } from '../leaveScope';
import { calendarEntryWire, personWire } from '../leaveWire';

/** The contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };

/**
 * The pending and granted leaves of a month by employee, with the holidays where each of them works.
 * @throws Failure 403 for a scope that the caller may not use
 */
export const getLeaveCalendar: Handler<'getLeaveCalendar'> = async ({ caller, database, query, services }) => {
  mustHaveScope(caller, query.scope);
  const span = { ...daysOfMonth(query.month), timeZone: services.companyTimeZone };
  const { offset = defaultWindow.offset, limit = defaultWindow.limit } = query;
  const window = { text: query.q?.trim() ?? '', offset, limit };
  const { people, total } = await (query.scope === 'team'
    ? membersOfTeam(database, caller.employeeId, window)
    : peopleOut(database, span, window));
  const employeeIds = people.map(({ id }) => id);
  const [leaves, locatedHolidays, former] = await sendTogether(database, [
    leavesOfPeople(database, employeeIds, span),
    holidaysWithLocations(database, span.first, span.last),
    formerWorkplaces(database, { employeeIds, after: span.first }),
  ]);
  const getLocation = locationsByDay(former);
  const holidays = locatedHolidays
    .map(({ day, name, half, locationIds }) => ({
      Day: day,
      Name: name,
      Half: half,
      Employee_IDs: people.filter((person) => isHolidayAt(locationIds, getLocation(person, day))).map(({ id }) => id),
    }))
    .filter(({ Employee_IDs }) => Employee_IDs.length > 0);
  return {
    People: people.map(personWire),
    People_total: total,
    Leaves: leaves.map(calendarEntryWire),
    Holidays: holidays,
  };
};
