import { closedMonthMessage } from '../../../../domain/leave/leaveDecision';
import { manualMessages } from '../../../../domain/manual-attendance/manualRequestRules';
import type { PendingKind } from '../../../../domain/pending/pendingKinds';
import type { PendingItem } from '../../../api/api';

/** Approved or rejected right here; the others are answered on a page of their own. */
export const isDecidedHere = (kind: PendingKind): boolean =>
  kind === 'leave' || kind === 'manual-attendance' || kind === 'overtime';

/** Why only HR approves the item: its month is closed. A manual request can still be rejected, which changes no day. */
export function closedNotice({ Kind, Closed_month }: PendingItem): string | undefined {
  if (Closed_month === null) return undefined;
  return Kind === 'leave'
    ? closedMonthMessage(Closed_month)
    : Kind === 'manual-attendance'
      ? manualMessages.closedForDecision
      : undefined;
}

/** Where the item is at home: for whoever decides it, and for whom it belongs to. */
export function homeOf(
  { Kind: kind, _id: id, From: from }: PendingItem,
  isOwn: boolean,
): { readonly path: string; readonly label: string } {
  const month = from.slice(0, 7);
  switch (kind) {
    case 'leave':
      return isOwn ? { path: '/me', label: 'My Leaves' } : { path: '/teamleave', label: 'Team Leave' };
    case 'manual-attendance':
      return isOwn
        ? { path: `/myattendance?month=${month}`, label: 'Attendance' }
        : { path: `/manualAttendanceRequestReport?approve=${id}`, label: 'Open with the face logs' };
    case 'overtime':
      return { path: '/overtime', label: 'Overtime' };
    case 'kra':
      return isOwn ? { path: '/KRA', label: 'KRA' } : { path: `/TLKRA?rate=${id}`, label: 'Rate' };
    case 'month-issue':
      return isOwn
        ? { path: `/myattendance?month=${month}`, label: 'Attendance' }
        : { path: `/employeePresentReport?from=${from}&edit=${id}`, label: 'Open the record' };
  }
}
