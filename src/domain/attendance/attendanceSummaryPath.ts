import type { Month } from '../calendar/month';
import { filteredPath, LINKED_COLUMNS } from '../lists/filteredPath';

/** Address of the attendance summary of a month, with the days of one employee opened. */
export const attendanceSummaryPath = (month: Month, employeeId?: string): string =>
  `/report/attendance-summary?month=${month}${employeeId === undefined ? '' : `&view=${encodeURIComponent(employeeId)}`}`;

/** A column of the attendance summary that counts days. */
export type AttendanceFigure = 'present' | 'absent' | 'paid_leave';

/** The smallest figure: attendance is counted in halves of a day. */
const halfDay = 0.5;

/** Address of the employees that a sum of a month counts, those with most days first. */
export const attendanceFigurePath = (month: Month, figure: AttendanceFigure): string =>
  filteredPath(
    '/report/attendance-summary',
    { [figure]: { kind: 'numbers', min: halfDay } },
    { month, sort: `-${figure}`, [LINKED_COLUMNS]: figure },
  );
