import type { Month } from '../calendar/month';

/** Address of the attendance summary of a month, with the days of one employee opened. */
export const attendanceSummaryPath = (month: Month, employeeId?: string): string =>
  `/report/attendance-summary?month=${month}${employeeId === undefined ? '' : `&view=${encodeURIComponent(employeeId)}`}`;
