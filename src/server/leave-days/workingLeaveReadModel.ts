import { isEmployedOn } from '../attendance/employmentReadModel';
import { isHolidayAt, isWeekOffDay } from '../calendar/calendarReadModel';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import { groupedBy } from '../../domain/collections/groupedBy';
import type { DayHalf } from '../../domain/leave/leaveChoices';
import type { LeaveHoliday } from '../../domain/leave/workingLeave';
import type { Schema } from '../database/schema';
import { locationOn } from '../workplaces/workplacesReadModel';

interface LeaveTables {
  /** Name of the leave's table in the query. */
  readonly leave: string;
  /** Name of the table of its employee. */
  readonly person: string;
  readonly timeZone: string;
}

/** Condition on a half of a day: the leave covers it, and the day is one of the employment. 'First Half' sorts before 'Second Half'. */
const isCovered = (
  { leave, person, timeZone }: LeaveTables,
  { day, half }: { readonly day: string; readonly half: string },
): RawBuilder<boolean> =>
  sql`${sql.raw(
    `(${day}, ${half}) >= (${leave}.starts_on, ${leave}.half_from) and (${day}, ${half}) <= (${leave}.ends_on, ${leave}.half_to) and (${person}.joined_on is null or ${day} >= ${person}.joined_on)`,
  )} and ${isEmployedOn(person, sql.raw(`(${day})`), timeZone)}`;

/** Column: the working days of a whole leave, as `workingLeaveDays` of the domain for its parts of `leavesOfEmployment`. */
export const workingLeaveDays = ({ leave, person, timeZone }: LeaveTables): RawBuilder<number> => sql<number>`((
  (select count(*) from generate_series(0, ${sql.ref(`${leave}.ends_on`)} - ${sql.ref(`${leave}.starts_on`)}) as passed (days)
    cross join (values ('First Half'), ('Second Half')) as half (name)
    where not ${isWeekOffDay(`${leave}.starts_on + passed.days`)}
      and ${isCovered({ leave, person, timeZone }, { day: `${leave}.starts_on + passed.days`, half: 'half.name' })})
  - (select count(distinct (kept.day, half.name)) from holidays kept
    join (values ('First Half'), ('Second Half')) as half (name) on kept.half is null or kept.half = half.name
    where kept.day between ${sql.ref(`${leave}.starts_on`)} and ${sql.ref(`${leave}.ends_on`)}
      and not ${isWeekOffDay('kept.day')}
      and ${isCovered({ leave, person, timeZone }, { day: 'kept.day', half: 'half.name' })}
      and ${isHolidayAt('kept.id', locationOn(person, 'kept.day'))})
)::numeric / 2)`;

interface HolidayOfPerson extends LeaveHoliday {
  readonly employee_id: string;
}

/**
 * For each of some people the holidays that are kept where they work.
 * @param span from one day to another; all holidays without it
 */
export async function holidaysOfPeople(
  database: Kysely<Schema>,
  employeeIds: readonly string[],
  span?: { readonly first: Day; readonly last: Day },
): Promise<ReadonlyMap<string, readonly LeaveHoliday[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows: HolidayOfPerson[] = await database
    .selectFrom('employees')
    .innerJoin('holidays', (join) =>
      span === undefined
        ? join.onTrue()
        : join.on('holidays.day', '>=', span.first).on('holidays.day', '<=', span.last),
    )
    .select(['employees.id as employee_id', 'holidays.day'])
    .select((eb) => eb.ref('holidays.half').$castTo<DayHalf | null>().as('half'))
    .where('employees.id', 'in', [...new Set(employeeIds)])
    .where(isHolidayAt('holidays.id', locationOn('employees', 'holidays.day')))
    .execute();
  return groupedBy(rows, (row) => row.employee_id);
}
