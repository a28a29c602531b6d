import { sql, type RawBuilder } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import { changedStatus, employmentColumns, employmentStatuses, hasComeOn } from '../attendance/employmentReadModel';
import { leavesSinceJoining, type CountedLeave } from './leavesSinceJoiningReadModel';

/**
 * In place of the table `leaves` where days of the past are counted: the parts of leaves on days of the employment, by the
 * rule of `isDayOfEmployment`. What was granted for days after someone left, or until the return, is not taken. A leave
 * over a time between leaving and returning has two rows. `filed_from` and `filed_until` are its days as filed.
 * @param employeeIds leaves of others are not looked at, nor when those others left
 */
export const leavesOfEmployment = (
  timeZone: string,
  employeeIds: readonly string[] | 'everyone',
): RawBuilder<CountedLeave & { filed_until: Day }> => {
  const isMeant = (id: string) =>
    employeeIds === 'everyone' ? sql`true` : sql`${sql.ref(id)} = any(${employeeIds}::uuid[])`;
  return sql<CountedLeave & { filed_until: Day }>`(
  with people as materialized (
    select id, ${employmentColumns(timeZone)} from employees where id in (${changedStatus}) and ${isMeant('employees.id')}
  ),
  ${employmentStatuses(timeZone)},
  turns as (
    select employee_id, since, is_active, coalesce(lead(since) over (partition by employee_id order by since), 'infinity') as until
    from statuses where is_active is distinct from was_active
  ),
  stays as materialized (
    select employee_id, since, until - case when ${hasComeOn('turns.employee_id', sql`turns.until`)} then 0 else 1 end as last
    from turns where is_active
  )
  select leave.id, leave.employee_id, leave.leave_type, leave.is_emergency, leave.status, leave.status_comment,
    leave.filed_from, leave.ends_on as filed_until,
    greatest(leave.starts_on, stays.since) as starts_on,
    case when stays.since > leave.starts_on then 'First Half' else leave.half_from end as half_from,
    least(leave.ends_on, stays.last) as ends_on,
    case when stays.last < leave.ends_on then 'Second Half' else leave.half_to end as half_to
  from ${leavesSinceJoining} leave
  join employees on employees.id = leave.employee_id
  left join stays on stays.employee_id = leave.employee_id and stays.since <= leave.ends_on and stays.last >= leave.starts_on
  where case when leave.employee_id in (select id from people) then stays.since is not null else employees.status = 'Active' end
    and ${isMeant('leave.employee_id')})`;
};
