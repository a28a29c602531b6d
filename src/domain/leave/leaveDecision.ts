import { monthText } from '../present-data/presentMonth';
import type { LeaveStatus } from './leaveChoices';

/** A leave as far as deciding on it goes. */
export interface DecidableLeave {
  readonly status: LeaveStatus;
  readonly employeeId: string;
  readonly teamLeaderId: string | null;
  /** First closed month ('YYYY-MM') that one of its days lies in; null while all are open. */
  readonly closedMonth: string | null;
}

/** Who looks at it. */
export interface LeaveViewer {
  readonly employeeId: string;
  /** 'Group.Flag' of every flag that is granted. */
  readonly grantedFlags: ReadonlySet<string>;
}

const leadsOwner = (leave: Pick<DecidableLeave, 'teamLeaderId'>, viewer: LeaveViewer): boolean =>
  viewer.grantedFlags.has('Me.Team_Leave') && leave.teamLeaderId === viewer.employeeId;

/** D-14, D-15, A-11: the leader of the person, or a holder of Report.Approve_Leave; nobody for himself or herself. */
export const isLeaveApprover = (leave: Omit<DecidableLeave, 'closedMonth'>, viewer: LeaveViewer): boolean =>
  leave.employeeId !== viewer.employeeId &&
  (viewer.grantedFlags.has('Report.Approve_Leave') || leadsOwner(leave, viewer));

/** What a closed month says must not change unseen: only HR changes leaves in it. */
export const mayChangeInMonth = (
  { closedMonth }: Pick<DecidableLeave, 'closedMonth'>,
  { grantedFlags }: Pick<LeaveViewer, 'grantedFlags'>,
): boolean => closedMonth === null || grantedFlags.has('Report.Employee_Present');

/** Whoever may not change a leave in a closed month is told so. @param month 'YYYY-MM' */
export const closedMonthMessage = (month: string): string =>
  `${monthText(month)} is closed: only HR changes its leaves`;

/** Decided once (E-21): only a Pending leave can be. */
export const mayDecideLeave = (leave: DecidableLeave, viewer: LeaveViewer): boolean =>
  leave.status === 'Pending' && isLeaveApprover(leave, viewer) && mayChangeInMonth(leave, viewer);

/** Own ones, those of one's team, and with a flag of the report everybody's. */
export const maySeeLeave = (leave: Omit<DecidableLeave, 'closedMonth'>, viewer: LeaveViewer): boolean =>
  leave.employeeId === viewer.employeeId ||
  leadsOwner(leave, viewer) ||
  viewer.grantedFlags.has('Report.Leave_Report') ||
  viewer.grantedFlags.has('Report.Approve_Leave');
