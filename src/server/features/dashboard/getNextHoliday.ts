import { dayIn } from '../../../domain/calendar/day';
import type { Handler } from '../../operations/call';
import { nextHoliday } from './nextHolidayReadModel';

/** The next holiday of the caller, today included. */
export const getNextHoliday: Handler<'getNextHoliday'> = async ({ caller, database, now, services }) => {
  const holiday = await nextHoliday(database, caller.employeeId, dayIn(services.companyTimeZone, now));
  return holiday === undefined ? null : { Day: holiday.day, Name: holiday.name, Half: holiday.half };
};
