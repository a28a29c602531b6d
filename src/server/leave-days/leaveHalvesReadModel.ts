import { sql, type RawBuilder } from 'kysely';
import { leavesOfEmployment } from './leavesOfEmploymentReadModel';
import type { Day } from '../../domain/calendar/day';
import { grantedStatuses } from '../../domain/leave/leaveChoices';

/** A query of employees on a granted leave on a day: `employee_id` and `leave_halves`, 2 for the whole day. */
export const leaveHalvesOn = (day: Day, timeZone: string): RawBuilder<unknown> => sql`
  select employee_id, least(2, sum(2 - (starts_on = ${day} and half_from = 'Second Half')::int - (ends_on = ${day} and half_to = 'First Half')::int))::int as leave_halves
  from ${leavesOfEmployment({ timeZone, statuses: grantedStatuses, first: day, last: day })} leaves group by employee_id`;
