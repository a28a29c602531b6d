import type { LeaveCounter } from '../../../../domain/leave/leaveCounts';
import type { CountedLeave } from '../../../api/api';

/** The counters of the leave page: three sums of leaves, and a value of the monthly record. */
export type ShownCounter = LeaveCounter | 'carryForward';

/** SCR-039 to SCR-042, letter by letter. */
export const counterLabels: Readonly<Record<ShownCounter, string>> = {
  currentMonth: 'This Month',
  last30Days: 'Last 30days',
  total: 'Total Leaves',
  carryForward: 'Carry Forward Leave',
};

/** Calendar days of a counter, of all leaves or of one. */
export const counterValues: Readonly<Record<LeaveCounter, (counts: Omit<CountedLeave, '_id'>) => number>> = {
  currentMonth: (counts) => counts.LeavesInCurrentMonth,
  last30Days: (counts) => counts.LeavesinLast30Days,
  total: (counts) => counts.LeaveTotalDays,
};
