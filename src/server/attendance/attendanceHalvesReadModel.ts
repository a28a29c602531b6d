import { grantedStatuses } from '../../domain/leave/leaveChoices';
import { isHolidayAt, isWeekOffDay } from '../calendar/calendarReadModel';
import { sql, type RawBuilder } from 'kysely';
import type { AttendanceMoment } from '../../domain/attendance/attendanceDay';
import type { Day } from '../../domain/calendar/day';
import { minHalfDayMs, secondHalfBeginsAt, workDateIn } from '../../domain/attendance/workDate';
import { isFaceTimeCounted } from './countedFaceTimesReadModel';
import type { Span } from './span';
import { employmentColumns, employmentStatuses, isDayOfEmployment } from './employmentReadModel';
import { firstRecorded } from './firstRecordedDayReadModel';

/**
 * `stays` as a part of a `with` list: the first check-in and the last check-out of each day on which someone of
 * `people` was seen or corrected.
 */
export function attendanceStays({ first, last }: Span, { now, timeZone }: AttendanceMoment): RawBuilder<unknown> {
  const today = workDateIn(timeZone, now);
  return sql`
    seen as materialized (
      select employee_id, work_date, least(f.first_in_at, m.check_in_at) as check_in, greatest(f.last_in_at, m.check_in_at) as last_in, greatest(f.last_out_at, m.check_out_at) as last_out,
        coalesce(m.present_first_half, false) as given_1, coalesce(m.present_second_half, false) as given_2
      from (select * from face_days where work_date between ${first} and ${last} and employee_id in (select id from people) and ${isFaceTimeCounted('face_days')}) f
      full join (select * from manual_attendances where work_date between ${first} and ${last} and employee_id in (select id from people)) m using (employee_id, work_date)
    ),
    stays as (
      select employee_id, work_date, check_in, last_in, given_1, given_2,
        case when check_in is null or last_out > check_in then last_out end as check_out,
        case
          when check_in is null then null
          when work_date = ${today}::date and (last_out is null or last_out <= check_in or last_in > last_out) then greatest(${now}::timestamptz, last_in)
          when last_out > check_in then greatest(last_out, last_in)
        end as until
      from seen
    )`;
}

/** On `s` of `stays`: the check-out after the last check-in is missing, though there is an earlier one. */
export const isLastCheckOutMissing = sql<boolean>`coalesce(s.last_in > s.check_out, false)`;

/** Condition on `s` of `stays`: a past day without its check-in, or without a check-out after the last check-in. */
export const isPunchMissing = (day: string, today: Day): RawBuilder<boolean> =>
  sql`${sql.ref(day)} < ${today}::date and ((s.check_in is null) <> (s.check_out is null) or ${isLastCheckOutMissing})`;

/** Condition on `s` of `stays`, where null is a day without a row: someone was there, as a punch or a correction says. */
const hasCome = sql<boolean>`coalesce(s.check_in is not null or s.check_out is not null or s.given_1 or s.given_2, false)`;

/**
 * The rule of `domain/attendance/attendanceDay.ts` in SQL for many employees: parts of a `with` list; the last one,
 * `halves`, has a row per employee and day. A test compares both over generated months.
 * @param belongs condition on `employees`
 */
export function attendanceHalves(
  belongs: RawBuilder<boolean>,
  { first, last }: Span,
  { now, timeZone }: AttendanceMoment,
): RawBuilder<unknown> {
  const today = workDateIn(timeZone, now);
  const noLocation = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
  const minStay = sql`interval '1 millisecond' * ${sql.lit(minHalfDayMs)}`;
  return sql`
    people as materialized (
      select id, coalesce(location_id, ${noLocation}) as place, ${employmentColumns(timeZone)} from employees where ${belongs}
    ),
    ${employmentStatuses(timeZone)},
    -- People with each of their workplaces: one for all days, mostly. The planner would expect few days of one with an end.
    workplaces as materialized (
      select id, place, joined_on, is_active, coalesce(since, '-infinity'::date) as since, 'infinity'::date as until, since is null as is_only
      from people left join (select employee_id, max(until) as since from former_workplaces group by employee_id) former on former.employee_id = people.id
      union all
      select id, coalesce(location_id, ${noLocation}), joined_on, is_active, coalesce(lag(until) over (partition by id order by until), '-infinity'), until, false
      from former_workplaces join people on people.id = employee_id
    ),
    -- Counted in numbers, of which the planner knows how many there are.
    days as materialized (
      select day, ${isWeekOffDay('day')} as is_week_off, day < coalesce(${firstRecorded}, 'infinity'::date) as is_unrecorded, (day + ${secondHalfBeginsAt}::time) at time zone ${timeZone} as border
      from (select ${first}::date + n as day from generate_series(0, ${last}::date - ${first}::date) n) numbered
    ),
    -- Each day at each place: the place of work decides which holidays apply.
    calendar as materialized (
      select days.day, days.border, place.place, days.is_week_off, days.is_unrecorded,
        not days.is_week_off and coalesce(bool_or(h.id is not null and h.half is distinct from 'Second Half'), false) as holiday_1,
        not days.is_week_off and coalesce(bool_or(h.id is not null and h.half is distinct from 'First Half'), false) as holiday_2
      from days cross join (select distinct place from workplaces) place
      left join holidays h on h.day = days.day
        and ${isHolidayAt('h.id', 'place.place')}
      group by days.day, days.border, place.place, days.is_week_off, days.is_unrecorded
    ),
    away as materialized (
      select l.employee_id, days.day, bool_or(days.day > l.starts_on or l.half_from = 'First Half') as leave_1, bool_or(days.day < l.ends_on or l.half_to = 'Second Half') as leave_2
      from leaves l join days on days.day between l.starts_on and l.ends_on
      where l.status in (${sql.join(grantedStatuses.map((status) => sql.lit(status)))}) and l.starts_on <= ${last} and l.ends_on >= ${first} and l.employee_id in (select id from people)
      group by l.employee_id, days.day
    ),
    ${attendanceStays({ first, last }, { now, timeZone })},
    halves as (
      select e.id, c.day, not c.is_week_off and d.is_employed as is_planned, c.is_week_off, d.is_employed, c.holiday_1, c.holiday_2,
        s.check_in, s.check_out, coalesce(s.given_1, false) as given_1,
        d.is_employed and coalesce(a.leave_1, false) as leave_1, d.is_employed and coalesce(a.leave_2, false) as leave_2,
        c.day > ${today}::date as is_to_come,
        ${isPunchMissing('c.day', today)} as is_punch_missing,
        c.is_unrecorded or c.day > ${today}::date or (c.day = ${today}::date and ${now}::timestamptz < c.border) as open_1,
        c.is_unrecorded or c.day >= ${today}::date as open_2,
        coalesce(s.given_1 or case when s.until is not null then least(s.until, c.border) - s.check_in >= ${minStay} else coalesce(s.check_in, s.check_out) < c.border end, false) as present_1,
        coalesce(s.given_2 or case when s.until is not null then s.until - greatest(s.check_in, c.border) >= ${minStay} else coalesce(s.check_in, s.check_out) >= c.border end, false) as present_2
      from workplaces e join calendar c on c.place = e.place and (e.is_only or (c.day >= e.since and c.day < e.until))
      left join stays s on s.employee_id = e.id and s.work_date = c.day
      left join away a on a.employee_id = e.id and a.day = c.day
      left join statuses t on t.employee_id = e.id and c.day >= t.since and c.day < t.until
      cross join lateral (select ${isDayOfEmployment(sql<Day>`c.day`, hasCome)} as is_employed offset 0) d
    )`;
}
