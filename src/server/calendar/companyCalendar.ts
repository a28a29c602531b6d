import type { Kysely } from 'kysely';
import { dayIn, type Day } from '../../domain/calendar/day';
import { instantAt } from '../../domain/calendar/instantAt';
import { isWeekOff } from '../../domain/calendar/weekday';
import type { ChartCalendar } from '../../domain/charts/sprintChart';
import type { Schema } from '../database/schema';
import { holidaysWithLocations } from './calendarReadModel';

/** The calendar of the whole company: weekly offs, and whole holidays that every location keeps. */
export async function companyCalendar(
  database: Kysely<Schema>,
  first: Day,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Promise<ChartCalendar> {
  const holidays = new Set(
    (await holidaysWithLocations(database, first))
      .filter(({ half, locationIds }) => half === null && locationIds.length === 0)
      .map(({ day }) => day),
  );
  return {
    today: dayIn(timeZone, now),
    isDayOff: (day) => isWeekOff(day) || holidays.has(day),
    beginningMs: (day) => instantAt(day, '00:00', timeZone).getTime(),
    dayAt: (instantMs) => dayIn(timeZone, new Date(instantMs)),
  };
}
