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

/** The kinds of which a user with these flags may decide at least some records. */
export function decidableKinds(grantedFlags: ReadonlySet<string>): PendingKind[] {
  const decides: Readonly<Record<PendingKind, boolean>> = {
    leave: grantedFlags.has('Report.Approve_Leave') || grantedFlags.has('Me.Team_Leave'),
    'manual-attendance': grantedFlags.has('Report.Manual_Attendance_Request'),
    overtime: grantedFlags.has('Overtime.Approve_Overtime'),
    kra: grantedFlags.has('KRA.TL_HOD_KRA'),
    'month-issue': grantedFlags.has('Report.Employee_Present'),
  };
  return pendingKinds.filter((kind) => decides[kind]);
}
