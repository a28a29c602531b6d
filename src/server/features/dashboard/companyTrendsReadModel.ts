import { leavesOfEmployment } from '../../leave-days/leavesOfEmploymentReadModel';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AttendanceMoment } from '../../../domain/attendance/attendanceDay';
import { addDays, type Day } from '../../../domain/calendar/day';
import { daysOfMonth, type Month } from '../../../domain/calendar/month';
import { groupedBy } from '../../../domain/collections/groupedBy';
import {
  lateAfterMinutes,
  pastDaysOfMonth,
  pendingAges,
  pendingAgeSpan,
  type DayState,
  type PendingAge,
} from '../../../domain/company/companyTrends';
import { grantedStatuses } from '../../../domain/leave/leaveChoices';
import { shiftSpan } from '../../../domain/overtime/shiftSpan';
import type { PendingKind } from '../../../domain/pending/pendingKinds';
import { attendanceHalves } from '../../attendance/attendanceHalvesReadModel';
import { inPortionsOfPeople } from '../../attendance/portionsOfPeopleReadModel';
import type { Span } from '../../attendance/span';
import { belongsToMonth, employmentColumns, employmentStatuses } from '../../attendance/employmentReadModel';
import { shiftOn } from '../../workplaces/workplacesReadModel';
import type { Schema } from '../../database/schema';
import { pendingTables, waitingSince } from './pendingConditionsReadModel';

/** Maximum number of rows behind a figure. */
const maxRows = 5000;

export interface TrendPersonRow {
  id: string;
  first_name: string;
  last_name: string;
  code: string;
  department: string | null;
  position: string | null;
  location: string | null;
  vertical: string | null;
  day: Day;
  check_in_at: Date | null;
  check_out_at: Date | null;
  state: string;
}

const person = sql`e.id, e.first_name, e.last_name, e.code, d.name as department, p.name as position, l.name as location, v.name as vertical`;
const places = sql`left join departments d on d.id = e.department_id left join positions p on p.id = e.position_id left join locations l on l.id = e.location_id left join verticals v on v.id = e.vertical_id`;
const byName = sql`e.full_name, e.id`;

async function shiftBeginnings(database: Kysely<Schema>): Promise<{ labels: string[]; begins: string[] }> {
  const rows = await database
    .selectFrom('employees')
    .select('shift_type')
    .union(database.selectFrom('former_workplaces').select('shift_type'))
    .execute();
  return {
    labels: rows.map(({ shift_type }) => shift_type ?? ''),
    begins: rows.map(({ shift_type }) => shiftSpan(shift_type).begin),
  };
}

/**
 * `marked` as a part of a `with` list: the past and present days of employees, with their state in the chart of
 * attendance. Days off without a check-in are omitted.
 */
function markedDays(
  belongs: RawBuilder<boolean>,
  span: Span,
  moment: AttendanceMoment,
  { labels, begins }: Awaited<ReturnType<typeof shiftBeginnings>>,
): RawBuilder<unknown> {
  const isAway = (half: 1 | 2): RawBuilder<boolean> =>
    sql`(is_planned and not ${sql.ref(`holiday_${half}`)} and ${sql.ref(`leave_${half}`)})`;
  const isAbsent = (half: 1 | 2): RawBuilder<boolean> =>
    sql`(is_planned and not ${sql.ref(`holiday_${half}`)} and not ${sql.ref(`leave_${half}`)} and not ${sql.ref(`open_${half}`)})`;
  return sql`
    ${attendanceHalves(belongs, span, moment)},
    shifts as materialized (
      select * from unnest(${labels}::text[], ${begins}::time[]) as shift (label, begins)
    ),
    marked as materialized (
      select h.id, h.day, h.check_in, h.check_out,
        case when present_1 or present_2 or h.check_in is not null then 'present' when ${isAway(1)} or ${isAway(2)} then 'on-leave' when ${isAbsent(1)} or ${isAbsent(2)} then 'absent' end as state,
        coalesce(is_planned and not holiday_1 and not leave_1 and not given_1
          and h.check_in > (h.day + shifts.begins + ${`${lateAfterMinutes} minutes`}::interval) at time zone ${moment.timeZone}, false) as is_late
      from halves h join employees e on e.id = h.id join shifts on shifts.label = coalesce(${shiftOn('e', 'h.day')}, '')
    )`;
}

export interface TrendDayRow {
  day: Day;
  present: number;
  on_leave: number;
  absent: number;
  late: number;
}

/** People present, on leave, absent and late by day, oldest first. */
export async function attendanceByDay(
  database: Kysely<Schema>,
  span: Span,
  moment: AttendanceMoment,
): Promise<TrendDayRow[]> {
  const shifts = await shiftBeginnings(database);
  const belongs = belongsToMonth(span, moment.timeZone);
  const portions = await inPortionsOfPeople(database, belongs, async (condition) => {
    // Without a counted day there is still one row, which says how many people there are.
    const { rows } = await sql<(TrendDayRow | { day: null }) & { people_count: number; last_id: string | null }>`
      with ${markedDays(condition, span, moment, shifts)}
      select counted.*, all_people.*
      from (select count(*)::int as people_count, max(id::text) as last_id from people) all_people
      left join (
        select day, count(*) filter (where state = 'present') as present, count(*) filter (where state = 'on-leave') as on_leave, count(*) filter (where state = 'absent') as absent, count(*) filter (where is_late) as late
        from marked group by day
      ) counted on true`.execute(database);
    const [{ people_count: peopleCount, last_id: lastId } = { people_count: 0, last_id: null }] = rows;
    return { answer: rows.flatMap((row) => (row.day === null ? [] : [row])), peopleCount, lastId };
  });
  const sum = (rows: readonly TrendDayRow[], count: Exclude<keyof TrendDayRow, 'day'>): number =>
    rows.reduce((total, row) => total + row[count], 0);
  return [...groupedBy(portions.flat(), ({ day }) => day)]
    .map(([day, rows]) => ({
      day,
      present: sum(rows, 'present'),
      on_leave: sum(rows, 'on_leave'),
      absent: sum(rows, 'absent'),
      late: sum(rows, 'late'),
    }))
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The people that a figure of a day counts, by name. */
export async function peopleOfDay(
  database: Kysely<Schema>,
  { day, figure }: { readonly day: Day; readonly figure: DayState | 'late' },
  moment: AttendanceMoment,
): Promise<TrendPersonRow[]> {
  const span = { first: day, last: day };
  const isCounted = figure === 'late' ? sql`m.is_late` : sql`m.state = ${figure}`;
  const { rows } = await sql<TrendPersonRow>`
    with ${markedDays(belongsToMonth(span, moment.timeZone), span, moment, await shiftBeginnings(database))}
    select ${person}, m.day, m.check_in as check_in_at, m.check_out as check_out_at, coalesce(${shiftOn('e', 'm.day')}, '') as state
    from marked m join employees e on e.id = m.id ${places}
    where ${isCounted} order by ${byName} limit ${maxRows}`.execute(database);
  return rows;
}

/** Calendar days of a leave `w` that lie between two days, in steps of 0.5. */
const leaveDaysWithin = (first: RawBuilder<Day>, last: RawBuilder<Day>): RawBuilder<number> => sql`
  (least(w.ends_on, ${last}) - greatest(w.starts_on, ${first}) + 1
    - case when w.starts_on >= ${first} and w.half_from = 'Second Half' then 0.5 else 0 end
    - case when w.ends_on <= ${last} and w.half_to = 'First Half' then 0.5 else 0 end)::float8`;

export interface TrendLeaveRow {
  month: Month;
  leave_type: string;
  days: number;
  people: number;
}

/**
 * Granted leave by month and type, in calendar days.
 * @param months the oldest first
 */
export async function leaveByMonth(
  database: Kysely<Schema>,
  months: readonly Month[],
  timeZone: string,
): Promise<TrendLeaveRow[]> {
  const lastOfMonth = sql<Day>`(m.first + interval '1 month' - interval '1 day')::date`;
  const spans = months.map(daysOfMonth);
  const { rows } = await sql<TrendLeaveRow>`
    with months as (select (label || '-01')::date as first, label from unnest(${[...months]}::text[]) label)
    select m.label as month, w.leave_type, sum(${leaveDaysWithin(sql<Day>`m.first`, lastOfMonth)})::float8 as days, count(distinct w.employee_id) as people
    from months m join ${leavesOfEmployment({ timeZone, statuses: grantedStatuses, first: spans[0]?.first, last: spans.at(-1)?.last })} w on w.starts_on <= ${lastOfMonth} and w.ends_on >= m.first
    group by m.label, w.leave_type order by m.label, w.leave_type`.execute(database);
  return rows;
}

/** The granted leaves of a type in a month, a row for each, also when it goes on after a return. */
export async function leavesOfMonth(
  database: Kysely<Schema>,
  { first, last }: Span,
  { type, timeZone }: { readonly type: string; readonly timeZone: string },
): Promise<TrendPersonRow[]> {
  const { rows } = await sql<TrendPersonRow>`
    with taken as (
      select w.id, w.employee_id, w.leave_type, greatest(min(w.starts_on), ${first}::date) as day, min(w.starts_on) as starts_on,
        sum(${leaveDaysWithin(sql<Day>`${first}::date`, sql<Day>`${last}::date`)}) as days
      from ${leavesOfEmployment({ timeZone, statuses: grantedStatuses, first, last })} w
      where w.leave_type = ${type}
      group by w.id, w.employee_id, w.leave_type
    )
    select ${person}, w.day, null::timestamptz as check_in_at, null::timestamptz as check_out_at, w.leave_type || ', ' || w.days || ' days in the month' as state
    from taken w join employees e on e.id = w.employee_id ${places}
    order by w.starts_on, ${byName}, w.id limit ${maxRows}`.execute(database);
  return rows;
}

/**
 * `known` as a part of a `with` list: for each employee and month, whether the employee was employed at the end of the
 * day before it and at the end of its last day: joined until then, and active.
 */
function knownByMonth(
  months: readonly Month[],
  { today, timeZone }: { readonly today: Day; readonly timeZone: string },
): RawBuilder<unknown> {
  const spans = months.map((month) => pastDaysOfMonth(month, today));
  return sql`
    people as materialized (
      select id, ${employmentColumns(timeZone)} from employees
    ),
    ${employmentStatuses(timeZone)},
    months as (
      select * from unnest(${[...months]}::text[], ${spans.map(({ first }) => addDays(first, -1))}::date[], ${spans.map(({ last }) => last)}::date[])
        as m (month, day_before, last_day)
    ),
    known as materialized (
      select e.id, e.joined_on, m.month, e.joined_on <= m.day_before and coalesce(b.is_active, e.is_active) as was, e.joined_on <= m.last_day and coalesce(l.is_active, e.is_active) as is_now
      from months m cross join people e
      left join statuses b on b.employee_id = e.id and m.day_before >= b.since and m.day_before < b.until
      left join statuses l on l.employee_id = e.id and m.last_day >= l.since and m.last_day < l.until
    )`;
}

/** Conditions on `known`. */
const memberships = {
  employed: sql<boolean>`is_now`,
  joined: sql<boolean>`is_now and not was`,
  left: sql<boolean>`was and not is_now`,
} as const;
export type HeadcountFigure = keyof typeof memberships;

export interface TrendHeadcountRow {
  month: Month;
  employed: number;
  joined: number;
  left: number;
}

/** Employees at the end of each month, and who joined and left in it. */
export async function headcountByMonth(
  database: Kysely<Schema>,
  months: readonly Month[],
  moment: { readonly today: Day; readonly timeZone: string },
): Promise<TrendHeadcountRow[]> {
  const { rows } = await sql<TrendHeadcountRow>`
    with ${knownByMonth(months, moment)}
    select month, ${sql.join(
      Object.entries(memberships).map(
        ([figure, belongs]) => sql`count(*) filter (where ${belongs}) as ${sql.ref(figure)}`,
      ),
    )}
    from known group by month order by month`.execute(database);
  return rows;
}

/** The employees that a figure of a month's headcount counts, by name. */
export async function peopleOfHeadcount(
  database: Kysely<Schema>,
  { month, figure }: { readonly month: Month; readonly figure: HeadcountFigure },
  moment: { readonly today: Day; readonly timeZone: string },
): Promise<TrendPersonRow[]> {
  const { rows } = await sql<TrendPersonRow>`
    with ${knownByMonth([month], moment)}
    select ${person}, known.joined_on as day, null::timestamptz as check_in_at, null::timestamptz as check_out_at,
      case e.status when 'Active' then 'Active' else 'Deactivated' end as state
    from known join employees e on e.id = known.id ${places} where ${memberships[figure]} order by ${byName} limit ${maxRows}`.execute(
    database,
  );
  return rows;
}

export interface TrendPendingRow {
  kind: PendingKind;
  age: PendingAge;
  total: number;
}

const hasAge = (kind: PendingKind, age: PendingAge, now: Date): RawBuilder<boolean> => {
  const { after, until } = pendingAgeSpan(age, now);
  const isOldEnough =
    age === '0' ? sql<boolean>`true` : sql<boolean>`${waitingSince(kind)} <= ${until.toISOString()}::timestamptz`;
  return after === null
    ? isOldEnough
    : sql`${isOldEnough} and ${waitingSince(kind)} > ${after.toISOString()}::timestamptz`;
};

/** Pending records of the whole company by kind and age; the oldest last. */
export async function pendingByAge(
  database: Kysely<Schema>,
  kinds: readonly PendingKind[],
  now: Date,
): Promise<TrendPendingRow[]> {
  if (kinds.length === 0) return [];
  const parts = kinds.map(
    (kind) =>
      sql`select ${sql.lit(kind)} as kind, array[${sql.join(
        pendingAges.map((age) => sql`count(*) filter (where ${hasAge(kind, age, now)})`),
      )}] as totals from ${pendingTables[kind]}`,
  );
  const { rows } = await sql<{ kind: PendingKind; totals: (number | string)[] }>`
    ${sql.join(parts, sql` union all `)}`.execute(database);
  return rows.flatMap(({ kind, totals }) =>
    pendingAges.map((age, index) => ({ kind, age, total: Number(totals[index] ?? 0) })),
  );
}

/** The people whose requests of a kind have an age, a row for each request, the oldest first. */
export async function peopleOfPending(
  database: Kysely<Schema>,
  { kind, age }: { readonly kind: PendingKind; readonly age: PendingAge },
  { now, timeZone }: AttendanceMoment,
): Promise<TrendPersonRow[]> {
  const { rows } = await sql<TrendPersonRow>`
    with waiting as (
      select w.id as record_id, e.id as employee_id, ${waitingSince(kind)} as since from ${pendingTables[kind]} and ${hasAge(kind, age, now)}
    )
    select ${person}, (w.since at time zone ${timeZone})::date as day, null::timestamptz as check_in_at, null::timestamptz as check_out_at, 'Pending' as state
    from waiting w join employees e on e.id = w.employee_id ${places}
    order by w.since, w.record_id limit ${maxRows}`.execute(database);
  return rows;
}
