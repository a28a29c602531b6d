import { sql, type Kysely } from 'kysely';
import { monthBorders } from '../../../domain/attendance/attendanceMonth';
import { dayIn, type Day } from '../../../domain/calendar/day';
import type { Schema } from '../../database/schema';
import type { Handler } from '../../operations/call';
import { attendanceSummary, type SummaryRow } from '../../attendance/attendanceSummaryReadModel';

const months = 6;

/** 'YYYY-MM' of so many months before a day. */
function monthBefore(day: string, count: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - count);
  return date.toISOString().slice(0, 7);
}

const sumOf = (rows: readonly SummaryRow[], total: 'present' | 'absent' | 'paidLeave' | 'workingDays'): number => rows.reduce((sum, row) => sum + row[total], 0);

/** The first day on which anybody was seen. */
async function firstRecordedDay(database: Kysely<Schema>): Promise<Day | null> {
  const { rows } = await sql<{ day: Day | null }>`
    select min(x.day) as day from employees e, lateral (select min(work_date) as day from face_days where employee_id = e.id) x`.execute(database);
  return rows[0]?.day ?? null;
}

/**
 * Six months of the attendance summary, each as one sum: the points of the trend are the totals of that report. Months
 * before anybody was ever seen are left out, and so is one in the middle of which recording began: it would show the
 * days without any record as absence.
 */
export const getAttendanceTrend: Handler<'getAttendanceTrend'> = async ({ database, now, services }) => {
  const timeZone = services.companyTimeZone;
  const today = dayIn(timeZone, now);
  const shown = Array.from({ length: months }, (_, index) => monthBefore(today, months - 1 - index));
  const sums = await Promise.all(
    shown.map(async (month) => {
      const rows = await attendanceSummary(database, monthBorders(Number(month.slice(0, 4)), Number(month.slice(5))), { now, timeZone });
      return { month, present: sumOf(rows, 'present'), absent: sumOf(rows, 'absent'), paidLeave: sumOf(rows, 'paidLeave'), workingDays: sumOf(rows, 'workingDays') };
    }),
  );
  const first = await firstRecordedDay(database);
  const begun = first === null ? '' : first.slice(8) <= '07' ? first.slice(0, 7) : monthBefore(first, -1);
  return sums.filter(({ month }) => month >= begun || month === today.slice(0, 7));
};
