import { holidaysOfEmployee } from '../../calendar/calendarReadModel';
import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import type { DayHalf } from '../../../domain/leave/leaveChoices';
import type { Schema } from '../../database/schema';
import type { Schemas } from '../../operations/call';

export const holidayWire = ({
  day,
  name,
  half,
}: {
  day: Day;
  name: string;
  half: DayHalf | null;
}): Schemas['LeaveHoliday'] => ({ Day: day, Name: name, Half: half });

/** Holidays of the employee's location, in the order of their days. */
export async function holidaysBetween(
  database: Kysely<Schema>,
  employeeId: string,
  first: Day,
  last: Day,
): Promise<Schemas['LeaveHoliday'][]> {
  const holidays = await holidaysOfEmployee(database, employeeId, first, last).execute();
  return holidays.map(holidayWire);
}
