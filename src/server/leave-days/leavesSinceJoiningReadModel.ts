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

export type CountedLeave = Pick<Selectable<LeavesTable>, CountedColumn> & {
  filed_from: Selectable<LeavesTable>['starts_on'];
};

/**
 * In place of the table `leaves` where someone is said to be away: no one has leave before the day of joining, which may
 * have been entered after the leave. Days are counted by `leavesOfEmployment`. It has no `length_days`: that is the length
 * as filed. `filed_from` is the first day as filed, never later than `starts_on`: a
 * condition on it too lets long lists of leave be searched by an index.
 */
export const leavesSinceJoining = sql<CountedLeave>`(
  select leaves.id, leaves.employee_id, leaves.leave_type, leaves.is_emergency, leaves.status, leaves.status_comment,
    leaves.ends_on, leaves.half_to, leaves.starts_on as filed_from,
    greatest(leaves.starts_on, person.joined_on) as starts_on,
    case when leaves.starts_on < person.joined_on then 'First Half' else leaves.half_from end as half_from
  from leaves join employees person on person.id = leaves.employee_id
  where person.joined_on is null or leaves.ends_on >= person.joined_on)`;
