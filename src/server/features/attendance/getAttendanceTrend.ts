import { addMonths, daysOfMonth, toMonth, type Month } from '../../../domain/calendar/month';
import { workDateIn } from '../../../domain/attendance/workDate';
import { readEach } from '../../database/readEach';
import type { Handler, Schemas } from '../../operations/call';
import { firstRecordedDay } from '../../attendance/firstRecordedDayReadModel';
import { attendanceSummary, type SummaryRow } from '../../attendance/attendanceSummaryReadModel';

const months = 6;

const addUp = (rows: readonly SummaryRow[], total: 'present' | 'absent' | 'paidLeave' | 'workingDays'): number =>
  rows.reduce((sum, row) => sum + row[total], 0);

/**
 * Six months of the attendance summary, one sum each: equal to the totals of that report. Months before the company's
 * first record are omitted.
 */
export const getAttendanceTrend: Handler<'getAttendanceTrend'> = async ({ database, now, query, services }) => {
  const timeZone = services.companyTimeZone;
  const today = workDateIn(timeZone, now);
  const lastMonth = query.month ?? toMonth(today);
  const shown = Array.from({ length: months }, (_, index) => addMonths(lastMonth, index + 1 - months));
  const sumMonth = async (month: Month): Promise<Schemas['AttendanceTrendMonth']> => {
    const rows = await attendanceSummary(database, daysOfMonth(month), { now, timeZone });
    return {
      month,
      present: addUp(rows, 'present'),
      absent: addUp(rows, 'absent'),
      paidLeave: addUp(rows, 'paidLeave'),
      workingDays: addUp(rows, 'workingDays'),
    };
  };
  const [first, latest] = await Promise.all([firstRecordedDay(database), sumMonth(lastMonth)]);
  const isRecorded = (month: Month): boolean => month >= toMonth(first ?? today);
  const earlier = await readEach(database, shown.slice(0, -1).filter(isRecorded), sumMonth);
  return [...earlier, ...(isRecorded(latest.month) ? [latest] : [])];
};
