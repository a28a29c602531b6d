/** STATE-016, F-37. */
export const overtimeStatuses = ['Pending', 'Approved', 'Rejected'] as const;
export type OvertimeStatus = (typeof overtimeStatuses)[number];

/** The possible decisions on a pending entry. */
export const overtimeDecisions = ['Approved', 'Rejected'] as const;
export type OvertimeDecision = (typeof overtimeDecisions)[number];
