import { sql, type Selectable } from 'kysely';
import type { LeavesTable } from '../database/tables/attendanceTables';

type CountedColumn =
  | 'id'
  | 'employee_id'
  | 'leave_type'
  | 'is_emergency'
  | 'status'
  | 'status_comment'
  | 'starts_on'
  | 'half_from'
  | 'ends_on'
  | 'half_to';

/**
 * In place of the table `leaves` where days are counted or someone is said to be away: `periodSinceJoining` of
 * `domain/leave/leavePeriod.ts` for all of them. The day of joining may have been entered after the leave. It has no
 * `length_days`: that is the length as filed. `filed_from` is the first day as filed, never later than `starts_on`: a
 * condition on it too lets long lists of leave be searched by an index.
 */
export const leavesSinceJoining = sql<
  Pick<Selectable<LeavesTable>, CountedColumn> & { filed_from: Selectable<LeavesTable>['starts_on'] }
>`(
  select leaves.id, leaves.employee_id, leaves.leave_type, leaves.is_emergency, leaves.status, leaves.status_comment,
    leaves.ends_on, leaves.half_to, leaves.starts_on as filed_from,
    greatest(leaves.starts_on, person.joined_on) as starts_on,
    case when leaves.starts_on < person.joined_on then 'First Half' else leaves.half_from end as half_from
  from leaves join employees person on person.id = leaves.employee_id
  where person.joined_on is null or leaves.ends_on >= person.joined_on)`;
