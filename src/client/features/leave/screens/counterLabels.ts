import type { LeaveCounter } from '../../../../domain/leave/leaveCounts';

/** The counters of the leave page: three sums of leaves, and a value of the monthly record. */
export type ShownCounter = LeaveCounter | 'carryForward';

/** SCR-039 to SCR-042, letter by letter. */
export const counterLabels: Readonly<Record<ShownCounter, string>> = {
  currentMonth: 'This Month',
  last30Days: 'Last 30days',
  total: 'Total Leaves',
  carryForward: 'Carry Forward Leave',
};
