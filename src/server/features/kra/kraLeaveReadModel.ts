import { leavesSinceJoining } from '../../leave-days/leavesSinceJoiningReadModel';
import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { grantedStatuses } from '../../../domain/leave/leaveChoices';
import type { LeavePeriod } from '../../../domain/leave/leavePeriod';
import type { Schema } from '../../database/schema';

/** Granted leaves of several employees that overlap the days from the first to the last. */
export async function grantedPeriodsBetween(
  database: Kysely<Schema>,
  employeeIds: readonly string[],
  first: Day,
  last: Day,
): Promise<{ employeeId: string; period: LeavePeriod }[]> {
  const rows = await database
    .selectFrom(leavesSinceJoining.as('leaves'))
    .select(['employee_id', 'starts_on', 'ends_on', 'half_from', 'half_to'])
    .where('employee_id', 'in', [...new Set(employeeIds)])
    .where('status', 'in', [...grantedStatuses])
    .where('ends_on', '>=', first)
    .where('starts_on', '<=', last)
    .execute();
  return rows.map((row) => ({
    employeeId: row.employee_id,
    period: { from: row.starts_on, to: row.ends_on, halfFrom: row.half_from, halfTo: row.half_to },
  }));
}
