import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { grantedStatuses } from '../../../domain/leave/leaveChoices';
import type { AttendanceMoment } from '../../../domain/attendance/attendanceDay';
import { workDateIn } from '../../../domain/attendance/workDate';
import { attendanceStays, isPunchMissing } from '../../attendance/attendanceHalvesReadModel';
import { isEmployedOn } from '../../attendance/employmentReadModel';
import type { Span } from '../../attendance/span';
import type { Schema } from '../../database/schema';
import { leavesOfEmployment } from '../../leave-days/leavesOfEmploymentReadModel';

export interface CompanyPersonRow {
  id: string;
  first_name: string;
  last_name: string;
  code: string;
  department_id: string | null;
  department: string | null;
  position_id: string | null;
  position: string | null;
  location_id: string | null;
  location: string | null;
  vertical_id: string | null;
  vertical: string | null;
}

interface CompanyDayRow extends CompanyPersonRow {
  is_active: boolean;
  /** Halves of the day with a granted leave. */
  is_first_half_away: boolean;
  is_second_half_away: boolean;
}

const person = sql`e.id, e.first_name, e.last_name, e.code, e.department_id, d.name as department, e.position_id, p.name as position, e.location_id, l.name as location, e.vertical_id, v.name as vertical`;
const places = sql`left join departments d on d.id = e.department_id left join positions p on p.id = e.position_id left join locations l on l.id = e.location_id left join verticals v on v.id = e.vertical_id`;

/**
 * All employees of a day by name, with their department, location and granted leave of the day: those who were employed, as
 * in attendance, and have joined by then. One statement.
 */
export async function companyPeople(
  database: Kysely<Schema>,
  { day, timeZone }: { readonly day: Day; readonly timeZone: string },
): Promise<CompanyDayRow[]> {
  const { rows } = await sql<CompanyDayRow>`
    with away as (
      select employee_id, bool_or(starts_on < ${day} or half_from = 'First Half') as first_half, bool_or(ends_on > ${day} or half_to = 'Second Half') as second_half
      from ${leavesOfEmployment({ timeZone, statuses: grantedStatuses, first: day, last: day })} leaves group by employee_id
    )
    select ${person}, e.status = 'Active' as is_active, coalesce(away.first_half, false) as is_first_half_away, coalesce(away.second_half, false) as is_second_half_away
    from employees e ${places} left join away on away.employee_id = e.id
    where ${isEmployedOn('e', sql<Day>`${day}::date`, timeZone)} and (e.joined_on is null or e.joined_on <= ${day}) order by e.full_name, e.id`.execute(
    database,
  );
  return rows;
}

export interface MissingPunchRow extends CompanyPersonRow {
  day: Day;
  check_in_at: Date | null;
  check_out_at: Date | null;
}

/** Days of active employees with a missing punch, newest first. */
export async function missingPunches(
  database: Kysely<Schema>,
  span: Span,
  moment: AttendanceMoment,
): Promise<MissingPunchRow[]> {
  const today = workDateIn(moment.timeZone, moment.now);
  const { rows } = await sql<MissingPunchRow>`
    with people as materialized (select id from employees where status = 'Active'), ${attendanceStays(span, moment)}
    select ${person}, s.work_date as day, s.check_in as check_in_at, s.check_out as check_out_at
    from stays s join employees e on e.id = s.employee_id ${places}
    where ${isPunchMissing('s.work_date', today)} order by s.work_date desc, e.full_name, e.id limit 5000`.execute(
    database,
  );
  return rows;
}
