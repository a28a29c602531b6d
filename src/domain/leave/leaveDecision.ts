import type { LeaveStatus } from './leaveChoices';

/** A leave as far as deciding on it goes. */
export interface DecidableLeave {
  readonly status: LeaveStatus;
  readonly employeeId: string;
  readonly teamLeaderId: string | null;
}

/** Who looks at it. */
export interface LeaveViewer {
  readonly employeeId: string;
  /** 'Group.Flag' of every flag that is granted. */
  readonly grantedFlags: ReadonlySet<string>;
}

const leadsOwner = (leave: DecidableLeave, viewer: LeaveViewer): boolean => viewer.grantedFlags.has('Me.Team_Leave') && leave.teamLeaderId === viewer.employeeId;

/** D-14, D-15, A-11: the leader of the person, or a holder of Report.Approve_Leave; nobody for himself or herself. */
export const isDeciderOf = (leave: DecidableLeave, viewer: LeaveViewer): boolean =>
  leave.employeeId !== viewer.employeeId && (viewer.grantedFlags.has('Report.Approve_Leave') || leadsOwner(leave, viewer));

/** Decided once (E-21): only a Pending leave can be. */
export const mayDecideLeave = (leave: DecidableLeave, viewer: LeaveViewer): boolean => leave.status === 'Pending' && isDeciderOf(leave, viewer);

/** E-20: whatever became of it, one's own leave can be cancelled, once. */
export const mayCancelLeave = (leave: Pick<DecidableLeave, 'status' | 'employeeId'>, viewer: Pick<LeaveViewer, 'employeeId'>): boolean =>
  leave.employeeId === viewer.employeeId && leave.status !== 'Cancelled';

/** Own ones, those of one's team, and with a flag of the report everybody's. */
export const maySeeLeave = (leave: DecidableLeave, viewer: LeaveViewer): boolean =>
  leave.employeeId === viewer.employeeId || leadsOwner(leave, viewer) || viewer.grantedFlags.has('Report.Leave_Report') || viewer.grantedFlags.has('Report.Approve_Leave');
