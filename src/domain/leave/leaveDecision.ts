import { monthName } from '../calendar/month';
import type { LeaveStatus } from './leaveChoices';
import { openLeaveScopes, type LeaveOwner, type LeaveViewer } from './leaveVisibility';

/** The parts of a leave that a decision depends on. */
export interface DecidableLeave extends LeaveOwner {
  readonly status: LeaveStatus;
  /** First closed month ('YYYY-MM') that one of its days lies in; null while all are open. */
  readonly closedMonth: string | null;
}

const leadsOwner = (leave: Pick<DecidableLeave, 'teamLeaderId'>, viewer: LeaveViewer): boolean =>
  openLeaveScopes(viewer).includes('team') && leave.teamLeaderId === viewer.employeeId;

/** D-14, D-15, A-11: the employee's team leader, or a holder of Report.Approve_Leave; never the employee. */
export const isLeaveApprover = (leave: Omit<DecidableLeave, 'closedMonth'>, viewer: LeaveViewer): boolean =>
  leave.employeeId !== viewer.employeeId &&
  (viewer.grantedFlags.has('Report.Approve_Leave') || leadsOwner(leave, viewer));

/** The figures of a closed month are final: only HR changes leaves in it. */
export const mayChangeInMonth = (
  { closedMonth }: Pick<DecidableLeave, 'closedMonth'>,
  { grantedFlags }: Pick<LeaveViewer, 'grantedFlags'>,
): boolean => closedMonth === null || grantedFlags.has('Report.Employee_Present');

/** @param month 'YYYY-MM' */
export const closedMonthMessage = (month: string): string =>
  `${monthName(month)} is closed: only HR changes its leaves`;

/** E-21: a decision is final. */
export const mayDecideLeave = (leave: DecidableLeave, viewer: LeaveViewer): boolean =>
  leave.status === 'Pending' && isLeaveApprover(leave, viewer) && mayChangeInMonth(leave, viewer);
