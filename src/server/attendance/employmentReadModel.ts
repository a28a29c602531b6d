import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  firstDayOfEmployment,
  type Employment,
  type EmploymentBreak,
  type EmploymentSpan,
} from '../../domain/attendance/employment';
import type { Day } from '../../domain/calendar/day';
import type { Schema } from '../database/schema';
import { isFaceTimeCounted } from './countedFaceTimesReadModel';
import type { Span } from './span';

/** Ids of the employees who were deactivated or activated at some time: of all others the present status is that of every day. */
export const changedStatus: RawBuilder<string> = sql`select employee_id from employee_changes where field = 'Status'`;

/**
 * Whether `e` was active just before an instant, by the newest change of the status until then. Records older than the
 * first change have the status from before it.
 */
const wasActiveAt = (instant: RawBuilder<Date>): RawBuilder<boolean> => sql`(coalesce(
    (select change.current_value from employee_changes change where change.employee_id = e.id and change.field = 'Status' and change.changed_at < ${instant} order by change.changed_at desc, change.id desc limit 1),
    (select coalesce(change.previous_value, 'Active') from employee_changes change where change.employee_id = e.id and change.field = 'Status' and change.changed_at >= ${instant} order by change.changed_at, change.id limit 1),
    e.status) = 'Active')`;

const beginning = (day: RawBuilder<Day>, timeZone: string): RawBuilder<Date> =>
  sql`${day}::timestamp at time zone ${timeZone}`;

/**
 * `statuses` as a part of a `with` list, after `people`: a row for each time between two changes of the status of one of
 * them, in days, with the status at their ends and the one before. Others have no row. Read once: looked up for each
 * day, it would cost most of a month's attendance.
 */
export const employmentStatuses = (timeZone: string): RawBuilder<unknown> => sql`
    status_changes as materialized (
      select employee_id, (changed_at at time zone ${timeZone})::date as day, changed_at, id,
        current_value = 'Active' as is_active, coalesce(previous_value, 'Active') = 'Active' as was_active
      from employee_changes where field = 'Status' and employee_id in (select id from people)
    ),
    statuses as materialized (
      select employee_id, since, coalesce(lead(since) over line, 'infinity'::date) as until, is_active, lag(is_active) over line as was_active
      from (
        (select distinct on (employee_id, day) employee_id, day as since, is_active
        from status_changes order by employee_id, day, changed_at desc, id desc)
        union all
        (select distinct on (employee_id) employee_id, '-infinity'::date, was_active
        from status_changes order by employee_id, changed_at, id)
      ) at_ends_of_days
      window line as (partition by employee_id order by since)
    )`;

/** `employmentStatuses` and `turns`: the days from which on someone of `people` was employed, or was not, until the next of them. */
export const employmentTurns = (timeZone: string): RawBuilder<unknown> => sql`
    ${employmentStatuses(timeZone)},
    turns as (
      select employee_id, since, is_active, coalesce(lead(since) over (partition by employee_id order by since), 'infinity') as until
      from statuses where is_active is distinct from was_active
    )`;

/**
 * `isDayOfEmployment` of `domain/attendance/employment.ts` for a day of `e`, which has the columns of
 * `employmentColumns`, with the row `t` of `statuses` for the day, if there is one.
 */
export const isDayOfEmployment = (day: RawBuilder<Day>, hasCome: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`(${day} >= e.joined_on and (coalesce(t.is_active, e.is_active) or (${hasCome} and ${day} = t.since and t.was_active)))`;

/**
 * Column of `employees`: the first day (`firstDayOfEmployment` of `domain/attendance/employment.ts`).
 * @param person name of the table in the query
 */
const employmentStart = (person: string, timeZone: string): RawBuilder<Day> =>
  sql`coalesce(${sql.ref(`${person}.joined_on`)}, (${sql.ref(`${person}.created_at`)} at time zone ${timeZone})::date)`;

/**
 * Condition: someone was there on a day, as a punch or a correction says.
 * @param personId column with the id of the employee
 */
export const hasComeOn = (personId: string, day: RawBuilder<Day>): RawBuilder<boolean> =>
  sql`(exists (select from face_days where face_days.employee_id = ${sql.ref(personId)} and face_days.work_date = ${day} and ${isFaceTimeCounted('face_days')})
    or exists (select from manual_attendances given where given.employee_id = ${sql.ref(personId)} and given.work_date = ${day}
      and (given.check_in_at is not null or given.check_out_at is not null or given.present_first_half or given.present_second_half)))`;

/**
 * Condition: `person`, a row of `employees`, was employed on a day, by the rule of `isDayOfEmployment` without the day of
 * joining. For a few days of each person: for those of many people there is `employmentStatuses`.
 */
export const isEmployedOn = (person: string, day: RawBuilder<Day>, timeZone: string): RawBuilder<boolean> => {
  const ref = (column: string): RawBuilder<unknown> => sql.ref(`${person}.${column}`);
  return sql`(case when ${ref('id')} in (${changedStatus})
    then exists (
      select from (select ${ref('id')} as id, ${ref('status')} as status) e
      where ${wasActiveAt(beginning(sql`(${day} + 1)`, timeZone))}
        or (${wasActiveAt(beginning(day, timeZone))} and ${hasComeOn('e.id', day)}))
    else ${ref('status')} = 'Active' end)`;
};

/**
 * The last day of a span on which `person`, a row of `employees`, was employed; its last day for those who were on none.
 * For a few people: it looks at each day of those whose status has changed.
 */
export const lastDayEmployed = (person: string, { first, last }: Span, timeZone: string): RawBuilder<Day> =>
  sql`(case when ${sql.ref(`${person}.id`)} in (${changedStatus}) then coalesce((
      select max(asked.day) from (select ${first}::date + n as day from generate_series(0, ${last}::date - ${first}::date) n) asked
      where ${isEmployedOn(person, sql`asked.day`, timeZone)}
    ), ${last}::date) else ${last}::date end)`;

/** Columns of `employees` that `isDayOfEmployment` reads. */
export const employmentColumns = (timeZone: string): RawBuilder<unknown> =>
  sql`${employmentStart('employees', timeZone)} as joined_on, status = 'Active' as is_active`;

/**
 * Columns of `employees`: the days of the employment for which work is planned, by the rule of `isDayOfEmployment`. Those
 * who are inactive left on the day of the newest change to it; without one, before anything was planned for them.
 */
export const employmentSpan = (timeZone: string) => [
  employmentStart('employees', timeZone).as('first_day'),
  sql<Day | null>`case when employees.status <> 'Active' then (coalesce(
      (select max(left_at.changed_at) from employee_changes left_at where left_at.employee_id = employees.id and left_at.field = 'Status' and left_at.current_value <> 'Active'),
      employees.created_at) at time zone ${timeZone})::date end`.as('left_on'),
  sql<EmploymentBreak[]>`case when employees.id in (${changedStatus} and current_value <> 'Active') then (
    with people as materialized (select employees.id as id), ${employmentTurns(timeZone)}
    select coalesce(json_agg(json_build_object('from', since, 'until', until) order by since), '[]')
    from turns where not is_active and since > '-infinity' and until < 'infinity'
  ) else '[]' end`.as('breaks'),
];

interface SpanRow {
  readonly first_day: Day;
  readonly left_on: Day | null;
  readonly breaks: readonly EmploymentBreak[];
}

export const toEmploymentSpan = ({ first_day, left_on, breaks }: SpanRow): EmploymentSpan => ({
  firstDay: first_day,
  leftOn: left_on,
  breaks,
});

/** Condition on `employees`: those who were employed at the end of a day of the month, by the rule of `isDayOfEmployment`. */
export function isEmployedInMonth({ first, last }: Span, timeZone: string): RawBuilder<boolean> {
  const dayEnd = (day: RawBuilder<Day>): RawBuilder<Date> => beginning(sql`(${day} + 1)`, timeZone);
  const start = employmentStart('employees', timeZone);
  // Records are active before the first day of employment too, and someone may be deactivated before it.
  const since = dayEnd(sql`greatest(${first}::date, ${start})`);
  const until = dayEnd(sql`${last}::date`);
  return sql`(${start} <= ${last} and case when id in (${changedStatus})
      then exists (
        select from (select employees.id, employees.status) e
        where ${wasActiveAt(since)}
          or exists (select from employee_changes change where change.employee_id = e.id and change.field = 'Status' and change.current_value = 'Active' and change.changed_at >= ${since} and change.changed_at < ${until}
            and not exists (select from employee_changes later where later.employee_id = e.id and later.field = 'Status' and (later.changed_at, later.id) > (change.changed_at, change.id) and later.changed_at < ${beginning(sql`((change.changed_at at time zone ${timeZone})::date + 1)`, timeZone)}))
      )
      else status = 'Active' end)`;
}

/**
 * Condition on `employees`: those who were employed on a day of the month, and those with face logs or corrections in it.
 * What happens to an employee later does not change it.
 */
export const belongsToMonth = (span: Span, timeZone: string): RawBuilder<boolean> =>
  sql`(exists (select from face_days where face_days.employee_id = employees.id and work_date between ${span.first} and ${span.last})
    or exists (select from manual_attendances corrected where corrected.employee_id = employees.id and corrected.work_date between ${span.first} and ${span.last})
    or ${isEmployedInMonth(span, timeZone)})`;

/** What determines the days of employment of one employee. */
export async function readEmployment(
  database: Kysely<Schema>,
  employeeId: string,
  timeZone: string,
): Promise<Employment> {
  const [person, changes] = await Promise.all([
    database
      .selectFrom('employees')
      .select(['joined_on', 'created_at', 'status'])
      .where('id', '=', employeeId)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('employee_changes')
      .select(['changed_at', 'previous_value', 'current_value'])
      .where('employee_id', '=', employeeId)
      .where('field', '=', 'Status')
      .orderBy('changed_at')
      .orderBy('id')
      .execute(),
  ]);
  return {
    firstDay: firstDayOfEmployment(person.joined_on, person.created_at, timeZone),
    isActive: person.status === 'Active',
    statusChanges: changes.map(({ changed_at, previous_value, current_value }) => ({
      at: changed_at.getTime(),
      wasActive: previous_value === null ? null : previous_value === 'Active',
      isActive: current_value === 'Active',
    })),
  };
}
