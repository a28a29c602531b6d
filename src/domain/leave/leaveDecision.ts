import { mayChangeInMonth } from '../present-data/closedMonth';
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

/** E-21: a decision is final. */
export const mayDecideLeave = (leave: DecidableLeave, viewer: LeaveViewer): boolean =>
  leave.status === 'Pending' && isLeaveApprover(leave, viewer) && mayChangeInMonth(leave.closedMonth, viewer);
