import type { Kysely } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import { firstDayOfMonth } from '../../domain/present-data/presentMonth';
import type { Schema } from '../database/schema';

/** Who closed the month of a day, and when; undefined while it is open. */
export const closingOf = (database: Kysely<Schema>, day: Day) =>
  database
    .selectFrom('present_month_closings as closing')
    .innerJoin('employees as closer', 'closer.id', 'closing.closed_by_id')
    .select(['closing.month', 'closing.closed_at', 'closer.full_name as closer_name'])
    .where('closing.month', '=', firstDayOfMonth(day))
    .executeTakeFirst();

/** True when the month of the day is closed: from then on only HR changes what it says. */
export const isMonthClosed = async (database: Kysely<Schema>, day: Day): Promise<boolean> => (await closingOf(database, day)) !== undefined;
