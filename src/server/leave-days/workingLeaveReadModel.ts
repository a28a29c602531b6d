import { isHolidayAt, isWeekOffDay } from '../calendar/calendarReadModel';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import { groupedBy } from '../../domain/collections/groupedBy';
import type { DayHalf } from '../../domain/leave/leaveChoices';
import type { LeaveHoliday } from '../../domain/leave/workingLeave';
import type { Schema } from '../database/schema';

/** Condition on a half of a day: the leave covers it, by `periodSinceJoining`. 'First Half' sorts before 'Second Half'. */
const isCovered = (leave: string, person: string, day: string, half: string): RawBuilder<boolean> =>
  sql.raw(
    `(${day}, ${half}) >= (${leave}.starts_on, ${leave}.half_from) and (${day}, ${half}) <= (${leave}.ends_on, ${leave}.half_to) and (${person}.joined_on is null or ${day} >= ${person}.joined_on)`,
  );

/**
 * Column: the working days of a whole leave, as `workingLeaveDays` of the domain.
 * @param leave name of the leave's table in the query
 * @param person name of the table of its employee
 */
export const workingLeaveDays = (leave: string, person: string): RawBuilder<number> => sql<number>`((
  (select count(*) from generate_series(0, ${sql.ref(`${leave}.ends_on`)} - ${sql.ref(`${leave}.starts_on`)}) as passed (days)
    cross join (values ('First Half'), ('Second Half')) as half (name)
    where not ${isWeekOffDay(`${leave}.starts_on + passed.days`)}
      and ${isCovered(leave, person, `${leave}.starts_on + passed.days`, 'half.name')})
  - (select count(distinct (kept.day, half.name)) from holidays kept
    join (values ('First Half'), ('Second Half')) as half (name) on kept.half is null or kept.half = half.name
    where kept.day between ${sql.ref(`${leave}.starts_on`)} and ${sql.ref(`${leave}.ends_on`)}
      and not ${isWeekOffDay('kept.day')}
      and ${isCovered(leave, person, 'kept.day', 'half.name')}
      and ${isHolidayAt('kept.id', `${person}.location_id`)})
)::numeric / 2)`;

interface HolidayOfPerson extends LeaveHoliday {
  readonly employee_id: string;
}

/** For each of some people the holidays that are kept where they work, from one day to another. */
export async function holidaysOfPeople(
  database: Kysely<Schema>,
  employeeIds: readonly string[],
  first: Day,
  last: Day,
): Promise<ReadonlyMap<string, readonly LeaveHoliday[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows: HolidayOfPerson[] = await database
    .selectFrom('employees')
    .innerJoin('holidays', (join) => join.on('holidays.day', '>=', first).on('holidays.day', '<=', last))
    .select(['employees.id as employee_id', 'holidays.day'])
    .select((eb) => eb.ref('holidays.half').$castTo<DayHalf | null>().as('half'))
    .where('employees.id', 'in', [...new Set(employeeIds)])
    .where(isHolidayAt('holidays.id', 'employees.location_id'))
    .execute();
  return groupedBy(rows, (row) => row.employee_id);
}
