import { daysOfYear } from '../../../../domain/calendar/month';
import { sendTogether } from '../../../database/sendTogether';
import { holidaysOfEmployee } from '../../../calendar/calendarReadModel';
import type { Handler } from '../../../operations/call';
import { calendarEntryWire } from '../leaveWire';
import { holidayWire } from '../leaveHolidaysReadModel';
import { leavesOfPeople } from './leaveCalendarReadModel';

/** The caller's pending and granted leaves of a year, and the holidays where the caller works. */
export const getLeaveYear: Handler<'getLeaveYear'> = async ({ caller, database, query, services }) => {
  const span = daysOfYear(query.Year);
  const [leaves, holidays] = await sendTogether(database, [
    leavesOfPeople(database, [caller.employeeId], { ...span, timeZone: services.companyTimeZone }),
    holidaysOfEmployee(database, caller.employeeId, span.first, span.last),
  ]);
  return { Leaves: leaves.map(calendarEntryWire), Holidays: holidays.map(holidayWire) };
};
