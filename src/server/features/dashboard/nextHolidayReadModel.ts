import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import type { Schema } from '../../database/schema';

/** The first holiday from a day on that applies to the employee's location. */
export const nextHoliday = (database: Kysely<Schema>, employeeId: string, from: Day) =>
  database
    .selectFrom('holidays')
    .select(['day', 'name', 'half'])
    .where('day', '>=', from)
    .where((eb) => {
      const places = eb
        .selectFrom('holiday_locations')
        .whereRef('holiday_locations.holiday_id', '=', 'holidays.id')
        .select('holiday_locations.holiday_id');
      const own = places
        .innerJoin('employees', 'employees.location_id', 'holiday_locations.location_id')
        .where('employees.id', '=', employeeId);
      return eb.or([eb.not(eb.exists(places)), eb.exists(own)]);
    })
    .orderBy('day')
    .orderBy('name')
    .limit(1)
    .executeTakeFirst();
