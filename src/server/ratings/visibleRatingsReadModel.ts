import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Schema } from '../database/schema';
import type { Caller } from '../operations/caller';

/** Condition on `kra_records`: the caller has been chosen as team leader. */
export const isCallerTeamLeader = (caller: Caller): Expression<SqlBool> =>
  expressionBuilder<Schema, 'kra_records'>()('kra_records.team_leader_id', '=', caller.employeeId);

/**
 * Condition on `kra_records`: own ones, those that chose the caller as leader (F-31), all with
 * Report.Attendance_Summary.
 */
export function isVisibleKra(caller: Caller): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'kra_records'>();
  if (caller.grantedFlags.has('Report.Attendance_Summary')) return eb.val(true);
  return eb.or([eb('kra_records.employee_id', '=', caller.employeeId), isCallerTeamLeader(caller)]);
}
