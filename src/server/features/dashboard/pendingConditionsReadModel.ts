import { leaveReportFlags } from '../../../domain/permissions/flagSets';
import { sql, type RawBuilder } from 'kysely';
import { decidableKinds, pendingKinds, type PendingKind } from '../../../domain/pending/pendingKinds';
import type { Caller } from '../../operations/caller';

/** 'company': all records of the kind, for callers who may open its list. */
export type PendingScope = 'decide' | 'own' | 'company';

/** The queues that a user with these flags can see completely. */
export function companyQueues({ grantedFlags }: Caller): PendingKind[] {
  const opens: Readonly<Record<PendingKind, boolean>> = {
    leave: leaveReportFlags.some((flag) => grantedFlags.has(flag)),
    'manual-attendance': grantedFlags.has('Report.Manual_Attendance_Request'),
    overtime: grantedFlags.has('Overtime.All_Overtime'),
    kra: false,
    'month-issue': grantedFlags.has('Report.Employee_Present'),
  };
  return pendingKinds.filter((kind) => opens[kind]);
}

/** The kinds of a list for the caller. Project managers decide overtime without any flag. */
export const listedKinds = (caller: Caller, scope: PendingScope): readonly PendingKind[] =>
  scope === 'own'
    ? pendingKinds
    : pendingKinds.filter((kind) => kind === 'overtime' || decidableKinds(caller.grantedFlags).includes(kind));

/** The pending records of a kind: `w` is the record, `e` its employee, `p` the project of overtime. */
export const pendingTables: Readonly<Record<PendingKind, RawBuilder<unknown>>> = {
  leave: sql`leaves w join employees e on e.id = w.employee_id where w.status = 'Pending'`,
  'manual-attendance': sql`manual_attendance_requests w join employees e on e.id = w.employee_id where w.status = 'Pending'`,
  overtime: sql`overtime_entries w join employees e on e.id = w.employee_id join projects p on p.id = w.project_id where w.status = 'Pending'`,
  kra: sql`kra_records w join employees e on e.id = w.employee_id where w.rated_at is null`,
  // Present records reference employees by code.
  'month-issue': sql`present_records w join employees e on lower(e.code) = lower(w.code) where w.attendance_status = 'Issue'`,
};

/** Since when a record of the kind is pending. */
export const waitingSince = (kind: PendingKind): RawBuilder<Date> =>
  kind === 'month-issue' ? sql`w.attendance_status_at` : sql`w.created_at`;

/**
 * The pending records of the list: the caller's own, or those that the caller may decide by the rules of each area. An
 * approver never decides an own request.
 */
export function isInPendingList(
  kind: PendingKind,
  { employeeId, grantedFlags }: Caller,
  scope: PendingScope,
): RawBuilder<boolean> {
  if (scope === 'company') return sql`true`;
  if (scope === 'own') return sql`e.id = ${employeeId}`;
  const isForeign = sql<boolean>`e.id <> ${employeeId}`;
  switch (kind) {
    case 'leave':
      return grantedFlags.has('Report.Approve_Leave')
        ? isForeign
        : sql`${isForeign} and e.team_leader_id = ${employeeId}`;
    case 'overtime':
      if (!grantedFlags.has('Overtime.Approve_Overtime'))
        return sql`${isForeign} and p.project_manager_id = ${employeeId}`;
      return grantedFlags.has('Overtime.All_Overtime')
        ? isForeign
        : sql`${isForeign} and ${employeeId} in (p.project_manager_id, p.technical_project_manager_id)`;
    case 'kra':
      return sql`w.team_leader_id = ${employeeId}`;
    case 'manual-attendance':
    case 'month-issue':
      return isForeign;
  }
}
