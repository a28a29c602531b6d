import { sql, type Kysely } from 'kysely';
import type { AttendanceMoment } from '../../domain/attendance/attendanceDay';
import type { HalfCode } from '../../domain/attendance/attendanceLegend';
import type { Day } from '../../domain/calendar/day';
import type { Schema } from '../database/schema';
import { attendanceHalves } from './attendanceHalves';

interface CodesOfDay {
  readonly id: string;
  readonly first: HalfCode | null;
  readonly second: HalfCode | null;
}

const codeOf = (half: 1 | 2) => sql`case
  when ${sql.ref(`present_${half}`)} then 'DP' when not is_joined then null when is_week_off then 'WO'
  when ${sql.ref(`holiday_${half}`)} then 'HD' when ${sql.ref(`leave_${half}`)} then 'PL' when ${sql.ref(`open_${half}`)} then null else 'ABS' end`;

/** What a day is for everybody who is active: the legend codes of its halves, by person. */
export async function attendanceCodes(
  database: Kysely<Schema>,
  day: Day,
  moment: AttendanceMoment,
): Promise<ReadonlyMap<string, CodesOfDay>> {
  const { rows } = await sql<CodesOfDay>`
    with ${attendanceHalves(sql<boolean>`status = 'Active'`, { first: day, last: day }, moment)}
    select id, ${codeOf(1)} as first, ${codeOf(2)} as second from halves`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}
