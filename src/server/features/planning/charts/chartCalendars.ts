import type { Kysely } from 'kysely';
import { dayIn, type Day } from '../../../../domain/calendar/day';
import { instantAt } from '../../../../domain/calendar/instantAt';
import type { ChartCalendar } from '../../../../domain/charts/planChart';
import { workShares, type LocatedPerson } from '../../../../domain/charts/workShares';
import type { Schema } from '../../../database/schema';
import { holidaysWithLocations } from '../../../calendar/calendarReadModel';

interface CompanyClock {
  readonly now: Date;
  readonly timeZone: string;
}

/** Calendars from a day on: of the people that are named, or, without people, of the whole company. */
export async function peopleCalendars(
  database: Kysely<Schema>,
  first: Day,
  { now, timeZone }: CompanyClock,
): Promise<(people: readonly LocatedPerson[]) => ChartCalendar> {
  const holidays = await holidaysWithLocations(database, first).execute();
  const shares = workShares(holidays);
  // Many charts of one answer have the same days.
  const beginnings = new Map<Day, number>();
  const beginningMs = (day: Day): number => {
    const known = beginnings.get(day) ?? instantAt(day, '00:00', timeZone).getTime();
    beginnings.set(day, known);
    return known;
  };
  return (people) => ({
    today: dayIn(timeZone, now),
    workShare: shares(people),
    beginningMs,
    dayAt: (instantMs) => dayIn(timeZone, new Date(instantMs)),
  });
}

/** The calendar of the whole company: weekly offs, and the holidays that every location keeps. */
export const companyCalendar = async (
  database: Kysely<Schema>,
  first: Day,
  clock: CompanyClock,
): Promise<ChartCalendar> => (await peopleCalendars(database, first, clock))([]);
