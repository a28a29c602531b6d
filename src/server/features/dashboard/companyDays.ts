import type { Kysely } from 'kysely';
import type { AttendanceMoment } from '../../../domain/attendance/attendanceDay';
import { firstRecordedDay } from '../../attendance/firstRecordedDayReadModel';
import type { Span } from '../../attendance/span';
import type { Schema } from '../../database/schema';
import type { Schemas } from '../../operations/call';
import { attendanceByDay } from './companyTrendsReadModel';

/** People present, on leave, absent and late by day, the first day first; none before the first record of the company. */
export async function companyDays(
  database: Kysely<Schema>,
  span: Span,
  moment: AttendanceMoment,
): Promise<Schemas['TrendDay'][]> {
  const [days, first] = await Promise.all([attendanceByDay(database, span, moment), firstRecordedDay(database)]);
  return days
    .filter(({ day }) => first !== null && day >= first)
    .map((row) => ({
      Day: row.day,
      Present: row.present,
      On_leave: row.on_leave,
      Absent: row.absent,
      Late: row.late,
    }));
}
