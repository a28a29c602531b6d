import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { grantedStatuses } from '../../../domain/leave/leaveChoices';
import type { HalfColumn } from '../../database/attendanceTables';
import type { Schema } from '../../database/schema';

const mostRows = 2000;

export interface AttendanceRow {
  day: Day;
  face_in: Date | null;
  face_out: Date | null;
  manual_in: Date | null;
  manual_out: Date | null;
  leave_type: string | null;
  leave_from: HalfColumn | null;
  leave_to: HalfColumn | null;
  holiday: string | null;
}

/** Every day from the first to the last as it was recorded, the newest first; leave halves are those of that day. */
export async function attendanceOf(database: Kysely<Schema>, employeeId: string, first: Day, last: Day): Promise<AttendanceRow[]> {
  const { rows } = await sql<AttendanceRow>`
    select to_char(d.day, 'YYYY-MM-DD') as day, f.face_in, f.face_out, m.check_in_at as manual_in, m.check_out_at as manual_out,
      l.leave_type, case when l.starts_on = d.day then l.half_from else 'First Half' end as leave_from, case when l.ends_on = d.day then l.half_to else 'Second Half' end as leave_to,
      h.name as holiday
    from generate_series(${first}::date, ${last}::date, interval '1 day') as d(day)
    join employees e on e.id = ${employeeId}
    left join lateral (select min(logged_at) filter (where direction = 'in') as face_in, max(logged_at) filter (where direction = 'out') as face_out from face_logs where employee_id = e.id and work_date = d.day::date) f on true
    left join manual_attendances m on m.employee_id = e.id and m.work_date = d.day::date
    left join lateral (select * from leaves where employee_id = e.id and starts_on <= d.day::date and ends_on >= d.day::date and status = any(${[...grantedStatuses]}) order by starts_on limit 1) l on true
    left join lateral (
      select case when half is null then name else name || ' (' || half || ')' end as name from holidays where holidays.day = d.day::date
        and (not exists (select from holiday_locations x where x.holiday_id = holidays.id) or exists (select from holiday_locations x where x.holiday_id = holidays.id and x.location_id = e.location_id))
      order by half nulls first limit 1
    ) h on true
    order by d.day desc`.execute(database);
  return rows;
}

/** Leaves of a person, the newest first. */
export const leavesOf = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('leaves')
    .select(['id', 'leave_type', 'starts_on', 'ends_on', 'half_from', 'half_to', 'length_days', 'reason', 'status', 'is_emergency', 'created_at'])
    .where('employee_id', '=', employeeId)
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .limit(mostRows)
    .execute();

/** Overtime of a person, the newest first. */
export const overtimeOf = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('overtime_entries as entry')
    .innerJoin('projects', 'projects.id', 'entry.project_id')
    .select(['entry.id', 'entry.work_date', 'entry.description', 'entry.claimed_hours', 'entry.status', 'entry.status_comment', 'projects.name as project_name'])
    .where('entry.employee_id', '=', employeeId)
    .orderBy('entry.work_date', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(mostRows)
    .execute();

/** Monthly ratings of a person, the newest first. */
export const ratingsOf = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('kra_records as record')
    .innerJoin('employees as leader', 'leader.id', 'record.team_leader_id')
    .select(['record.id', 'record.month', 'record.own_average', 'record.leader_average', 'record.rated_at', 'leader.full_name as leader_name'])
    .where('record.employee_id', '=', employeeId)
    .orderBy('record.month', 'desc')
    .limit(mostRows)
    .execute();

/** The history of a record, the newest first. */
export const changesOf = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('employee_changes as change')
    .innerJoin('employees as actor', 'actor.id', 'change.actor_id')
    .select(['change.id', 'change.field', 'change.previous_value', 'change.current_value', 'change.changed_at', 'actor.full_name as actor_name'])
    .where('change.employee_id', '=', employeeId)
    .orderBy('change.changed_at', 'desc')
    .orderBy('change.id', 'desc')
    .limit(mostRows)
    .execute();
