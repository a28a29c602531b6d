import type { PermissionFlag } from '../permissions/permissionCatalogue';

/** Records that can wait for a decision, in the order of the queue. */
export const pendingKinds = ['leave', 'manual-attendance', 'overtime', 'kra', 'month-issue'] as const;
export type PendingKind = (typeof pendingKinds)[number];

export const pendingKindLabels: Readonly<Record<PendingKind, string>> = {
  leave: 'Leave',
  'manual-attendance': 'Manual attendance',
  overtime: 'Overtime',
  kra: 'KRA',
  'month-issue': 'Month issue',
};

/** Each flag of a kind lets its holders decide at least some records of it. */
export const decisionFlags: Readonly<Record<PendingKind, readonly PermissionFlag[]>> = {
  leave: ['Report.Approve_Leave', 'Me.Team_Leave'],
  'manual-attendance': ['Report.Manual_Attendance_Request'],
  overtime: ['Overtime.Approve_Overtime'],
  kra: ['KRA.TL_HOD_KRA'],
  'month-issue': ['Report.Employee_Present'],
};

/** Each of these flags lets the user decide something. */
export const anyDecisionFlags: readonly PermissionFlag[] = pendingKinds.flatMap((kind) => decisionFlags[kind]);

/** The kinds of which a user with these flags may decide at least some records. */
export const decidableKinds = (grantedFlags: ReadonlySet<string>): PendingKind[] =>
  pendingKinds.filter((kind) => decisionFlags[kind].some((flag) => grantedFlags.has(flag)));
