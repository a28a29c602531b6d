/** CONST-008. */
export const leaveTypes = ['Casual Leave', 'Sick Leave'] as const;
export type LeaveType = (typeof leaveTypes)[number];

/** The halves of a working day, the earlier first (FIELD-044). They are stored, never inferred. */
export const dayHalves = ['First Half', 'Second Half'] as const;
export type DayHalf = (typeof dayHalves)[number];

/** STATE-007 to STATE-009, in the order in which a leave can come to them. */
export const leaveStatuses = [
  'Pending',
  'Approved',
  'Conditional Approved',
  'Unapproved',
  'Rejected',
  'Cancelled',
] as const;
export type LeaveStatus = (typeof leaveStatuses)[number];

/** What can be said about a leave that waits (D-14). */
export const leaveDecisions = ['Approved', 'Conditional Approved', 'Unapproved', 'Rejected'] as const;
export type LeaveDecision = (typeof leaveDecisions)[number];

/** What an admin can choose for a leave that is filed for somebody else (STATE-008). */
export const filedStatuses = ['Pending', ...leaveDecisions] as const;

/** The employee may stay away: such leaves count in attendance, in the counters and in 'who is out' (F-36). */
export const grantedStatuses = ['Approved', 'Conditional Approved'] as const satisfies readonly LeaveStatus[];
export const isGrantedLeave = (status: string): boolean => grantedStatuses.some((granted) => granted === status);

/** The leave takes its days: it is granted, or it may still be. No other leave of the person fits on them. */
export const standingStatuses = ['Pending', ...grantedStatuses] as const satisfies readonly LeaveStatus[];
export const isStandingLeave = (status: string): boolean => standingStatuses.some((standing) => standing === status);
