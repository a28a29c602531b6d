/** STATE-016, F-37: how an overtime entry stands. */
export const overtimeStatuses = ['Pending', 'Approved', 'Rejected'] as const;
export type OvertimeStatus = (typeof overtimeStatuses)[number];

/** What becomes of one that waits. */
export type OvertimeDecision = 'Approved' | 'Rejected';
