import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { grantedStatuses } from '../../../domain/leave/leaveChoices';
import type { Schema } from '../../database/schema';

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
  /** Halves of the day with a granted leave. */
  is_first_half_away: boolean;
  is_second_half_away: boolean;
}

const granted = [...grantedStatuses];

const person = sql`e.id, e.first_name, e.last_name, e.code, e.department_id, d.name as department, e.position_id, p.name as position, e.location_id, l.name as location, e.vertical_id, v.name as vertical`;
const places = sql`left join departments d on d.id = e.department_id left join positions p on p.id = e.position_id left join locations l on l.id = e.location_id left join verticals v on v.id = e.vertical_id`;

/** All active employees by name, with their department, location and granted leave of the day. One statement. */
export async function companyPeople(database: Kysely<Schema>, day: Day): Promise<CompanyPersonRow[]> {
  const { rows } = await sql<CompanyPersonRow>`
    with away as (
      select employee_id, bool_or(starts_on < ${day} or half_from = 'First Half') as first_half, bool_or(ends_on > ${day} or half_to = 'Second Half') as second_half
      from leaves where status = any(${granted}) and ends_on >= ${day} and starts_on <= ${day} group by employee_id
    )
    select ${person}, coalesce(away.first_half, false) as is_first_half_away, coalesce(away.second_half, false) as is_second_half_away
    from employees e ${places} left join away on away.employee_id = e.id
    where e.status = 'Active' order by e.full_name, e.id`.execute(database);
  return rows;
}

export interface MissingPunchRow extends CompanyPersonRow {
  day: Day;
  check_in_at: Date | null;
  check_out_at: Date | null;
}

const stays = (first: Day, last: Day) => sql`
  select employee_id, work_date, least(f.first_in_at, m.check_in_at) as check_in_at, greatest(f.last_out_at, m.check_out_at) as last_out_at
  from (select * from face_days where work_date between ${first} and ${last}) f
  full join (select * from manual_attendances where work_date between ${first} and ${last}) m using (employee_id, work_date)`;

/** Seen, but without check-in or check-out: `isPunchMissing` of the attendance of a day. */
const isMissing = sql<boolean>`(s.check_in_at is null) <> (s.last_out_at is null or (s.check_in_at is not null and s.last_out_at <= s.check_in_at))`;

/** Days of active employees with a missing punch, newest first. */
export async function missingPunches(database: Kysely<Schema>, first: Day, last: Day): Promise<MissingPunchRow[]> {
  const { rows } = await sql<MissingPunchRow>`
    select ${person}, false as is_first_half_away, false as is_second_half_away, s.work_date as day, s.check_in_at, case when s.check_in_at is null or s.last_out_at > s.check_in_at then s.last_out_at end as check_out_at
    from (${stays(first, last)}) s join employees e on e.id = s.employee_id and e.status = 'Active' ${places}
    where ${isMissing} order by s.work_date desc, e.full_name, e.id limit 5000`.execute(database);
  return rows;
}
