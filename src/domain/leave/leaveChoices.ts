/** CONST-008. */
export const leaveTypes = ['Casual Leave', 'Sick Leave'] as const;
export type LeaveType = (typeof leaveTypes)[number];

/** The halves of a working day, the earlier first (FIELD-044). They are stored, never inferred. */
export const dayHalves = ['First Half', 'Second Half'] as const;
export type DayHalf = (typeof dayHalves)[number];

/** STATE-007 to STATE-009, in the order of a leave's life. */
export const leaveStatuses = [
  'Pending',
  'Approved',
  'Conditional Approved',
  'Unapproved',
  'Rejected',
  'Cancelled',
] as const;
export type LeaveStatus = (typeof leaveStatuses)[number];

/** The possible decisions on a pending leave (D-14). */
export const leaveDecisions = ['Approved', 'Conditional Approved', 'Unapproved', 'Rejected'] as const;
export type LeaveDecision = (typeof leaveDecisions)[number];

/** The statuses that HR can choose when filing a leave for another employee (STATE-008). */
export const filedStatuses = ['Pending', ...leaveDecisions] as const;

/** Granted leaves count in attendance, in the counters and in 'who is out' (F-36). */
export const grantedStatuses = ['Approved', 'Conditional Approved'] as const satisfies readonly LeaveStatus[];
export const isGrantedLeave = (status: string): boolean => grantedStatuses.some((granted) => granted === status);

/** Granted or pending: such leaves of one employee must not overlap. */
export const activeLeaveStatuses = ['Pending', ...grantedStatuses] as const satisfies readonly LeaveStatus[];
export const isActiveLeave = (status: string): boolean => activeLeaveStatuses.some((active) => active === status);
