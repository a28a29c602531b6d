import { isFaceTimeCounted } from '../attendance/countedFaceTimesReadModel';
import { isWholeHoliday } from '../calendar/calendarReadModel';
import { sql, type Kysely } from 'kysely';
import { isWeekOff } from '../../domain/calendar/weekday';
import type { Day } from '../../domain/calendar/day';
import type { TodaysMarks } from '../../domain/employees/presenceToday';
import { locationOn } from '../workplaces/workplacesReadModel';
import type { Schema } from '../database/schema';
import { leaveHalvesOn } from '../leave-days/leaveHalvesReadModel';

/** An employee's first check-in and last check-out of the day, and the records that determine the state. */
export interface Presence extends TodaysMarks {
  readonly checkInAt: Date | null;
  readonly checkOutAt: Date | null;
}

interface PresenceRow {
  id: string;
  check_in_at: Date | null;
  check_out_at: Date | null;
  last_mark: 'in' | 'out' | null;
  leave_halves: number;
  has_holiday: boolean;
  is_before_joining: boolean;
}

/**
 * Presence on a day, by id: of all active employees and of others who were seen, or of one, in one statement. Times and
 * halves of manual requests complement the face logs.
 */
export async function presenceOn(
  database: Kysely<Schema>,
  { day, timeZone }: { readonly day: Day; readonly timeZone: string },
  employeeId?: string,
): Promise<Map<string, Presence>> {
  const whom =
    employeeId === undefined ? sql`(e.status = 'Active' or seen.employee_id is not null)` : sql`e.id = ${employeeId}`;
  const { rows } = await sql<PresenceRow>`
    with marks as (
      select employee_id, direction, logged_at as at from face_logs where work_date = ${day} and ${isFaceTimeCounted('face_logs')}
      union all select employee_id, 'in', check_in_at from manual_attendances where work_date = ${day} and check_in_at is not null
      union all select employee_id, 'out', check_out_at from manual_attendances where work_date = ${day} and check_out_at is not null
      -- Corrected without times: in for the rest of the day with the second half, otherwise out.
      union all select employee_id, case when present_second_half then 'in' else 'out' end, null from manual_attendances where work_date = ${day} and (present_first_half or present_second_half)
    ),
    ends as (
      select employee_id, min(at) filter (where direction = 'in') as check_in_at, max(at) filter (where direction = 'out') as last_out_at, (array_agg(direction order by at desc nulls last, direction desc))[1] as last_mark
      from marks group by employee_id
    ),
    -- As in the attendance of a day: a check-out before the check-in ends nothing.
    seen as (
      select employee_id, check_in_at, case when check_in_at is null or last_out_at > check_in_at then last_out_at end as check_out_at, last_mark from ends
    ),
    away as (${leaveHalvesOn(day, timeZone)})
    select e.id, seen.check_in_at, seen.check_out_at, seen.last_mark, coalesce(away.leave_halves, 0) as leave_halves,
      ${isWholeHoliday(day, locationOn('e', sql`${day}::date`))} as has_holiday, coalesce(e.joined_on > ${day}, false) as is_before_joining
    from employees e left join seen on seen.employee_id = e.id left join away on away.employee_id = e.id
    where ${whom}`.execute(database);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        checkInAt: row.check_in_at,
        checkOutAt: row.check_out_at,
        lastMark: row.last_mark,
        leaveHalves: row.leave_halves,
        isDayOff: row.has_holiday || isWeekOff(day),
        isBeforeJoining: row.is_before_joining,
      },
    ]),
  );
}
