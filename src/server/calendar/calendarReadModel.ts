import { sql, type Expression, type InferResult, type Kysely, type RawBuilder } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import { weekOffs } from '../../domain/calendar/weekday';
import type { Schema } from '../database/schema';
import { locationOn } from '../workplaces/workplacesReadModel';

/** A column or another expression, or the written name of one: 'kept.day'. */
type Sql = Expression<unknown> | string;
const written = (expression: Sql): Expression<unknown> =>
  typeof expression === 'string' ? sql.raw(expression) : expression;

/** Condition on a date: a weekly off, as `isWeekOff` of the domain. */
export const isWeekOffDay = (day: Sql): RawBuilder<boolean> =>
  sql<boolean>`extract(dow from ${written(day)}) in (${sql.join(weekOffs.map((weekday) => sql.lit(weekday)))})`;

/** Condition: a holiday is kept at a location. One without locations is kept everywhere, also by people without one. */
export const isHolidayAt = (holidayId: Sql, locationId: Sql): RawBuilder<boolean> =>
  sql<boolean>`(not exists (select from holiday_locations kept_at where kept_at.holiday_id = ${written(holidayId)})
    or exists (select from holiday_locations kept_at where kept_at.holiday_id = ${written(holidayId)} and kept_at.location_id = ${written(locationId)}))`;

/** Condition: a location has a holiday for all of the day, or one for each half. */
export const isWholeHoliday = (day: Day, locationId: Sql): RawBuilder<boolean> => sql<boolean>`(
  select count(distinct half.name) from holidays h
  join (values ('First Half'), ('Second Half')) half (name) on h.half is null or h.half = half.name
  where h.day = ${day} and ${isHolidayAt('h.id', locationId)}
) = 2`;

/** Condition on a row of `holidays`: it is kept where an employee works on its day. */
export const isHolidayOfEmployee = (employeeId: string): RawBuilder<boolean> =>
  isHolidayAt(
    'holidays.id',
    sql`(select ${locationOn('person', 'holidays.day')} from employees person where person.id = ${employeeId})`,
  );

/** Holidays from a day on, by day, with their locations; none for all locations. */
export const holidaysWithLocations = (database: Kysely<Schema>, first: Day, last: Day = 'infinity') =>
  database
    .selectFrom('holidays')
    .select([
      'holidays.day',
      'holidays.name',
      'holidays.half',
      'holidays.entered_at as enteredAt',
      sql<string[]>`array(
        select location_id::text from holiday_locations where holiday_id = holidays.id order by location_id)`.as(
        'locationIds',
      ),
    ])
    .where('holidays.day', '>=', first)
    .where('holidays.day', '<=', last)
    .orderBy('holidays.day')
    .orderBy('holidays.name')
    .orderBy('holidays.id');

/** Holidays with their locations, as `holidaysWithLocations` reads them. */
export type LocatedHoliday = InferResult<ReturnType<typeof holidaysWithLocations>>[number];

/** The holidays of a person's location from one day to another, by day. */
export const holidaysOfEmployee = (database: Kysely<Schema>, employeeId: string, first: Day, last: Day) =>
  database
    .selectFrom('holidays')
    .select(['day', 'name', 'half'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where(isHolidayOfEmployee(employeeId))
    .orderBy('day')
    .orderBy('name')
    .orderBy('holidays.id');
