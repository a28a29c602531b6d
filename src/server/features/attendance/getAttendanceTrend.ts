import { addMonths, daysOfMonth, toMonth } from '../../../domain/calendar/month';
import { dayIn } from '../../../domain/calendar/day';
import type { Handler, Schemas } from '../../operations/call';
import { firstRecordedDay } from '../../attendance/firstRecordedDay';
import { attendanceSummary, type SummaryRow } from '../../attendance/attendanceSummaryReadModel';

const months = 6;

const addUp = (rows: readonly SummaryRow[], total: 'present' | 'absent' | 'paidLeave' | 'workingDays'): number =>
  rows.reduce((sum, row) => sum + row[total], 0);

/**
 * Six months of the attendance summary, one sum each: equal to the totals of that report. Months before the company's
 * first record are omitted.
 */
export const getAttendanceTrend: Handler<'getAttendanceTrend'> = async ({ database, now, services }) => {
  const timeZone = services.companyTimeZone;
  const today = dayIn(timeZone, now);
  const shown = Array.from({ length: months }, (_, index) => addMonths(toMonth(today), index + 1 - months));
  const first = toMonth((await firstRecordedDay(database)) ?? today);
  const sums: Schemas['AttendanceTrendMonth'][] = [];
  // One after the other: sent together they would keep the one session of the embedded database for as long as all of them.
  for (const month of shown.filter((each) => each >= first)) {
    const rows = await attendanceSummary(database, daysOfMonth(month), { now, timeZone });
    sums.push({
      month,
      present: addUp(rows, 'present'),
      absent: addUp(rows, 'absent'),
      paidLeave: addUp(rows, 'paidLeave'),
      workingDays: addUp(rows, 'workingDays'),
    });
  }
  return sums;
};
