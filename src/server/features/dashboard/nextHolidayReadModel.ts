import { isHolidayOfEmployee } from '../../calendar/calendarReadModel';
import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import type { Schema } from '../../database/schema';

/** The first holiday from a day on that applies to the employee's location. */
export const nextHoliday = (database: Kysely<Schema>, employeeId: string, from: Day) =>
  database
    .selectFrom('holidays')
    .select(['day', 'name', 'half'])
    .where('day', '>=', from)
    .where(isHolidayOfEmployee(employeeId))
    .orderBy('day')
    .orderBy('name')
    .limit(1)
    .executeTakeFirst();
