import { sql, type Kysely } from 'kysely';
import type { AttendanceMoment } from '../../../domain/attendance/attendanceDay';
import type { HalfCode } from '../../../domain/attendance/attendanceLegend';
import type { Day } from '../../../domain/calendar/day';
import type { Schema } from '../../database/schema';
import { attendanceHalves } from '../../attendance/attendanceHalvesReadModel';
import { belongsToMonth } from '../../attendance/employmentReadModel';

interface DayCodes {
  readonly id: string;
  readonly first: HalfCode | null;
  readonly second: HalfCode | null;
}

/** The code of a half of `halves`; null while it is unknown. */
export const halfCode = (half: 1 | 2) => sql<HalfCode | null>`case
  when ${sql.ref(`present_${half}`)} then 'DP' when not is_employed then null when is_week_off then 'WO'
  when ${sql.ref(`holiday_${half}`)} then 'HD' when ${sql.ref(`leave_${half}`)} then 'PL' when ${sql.ref(`open_${half}`)} then null else 'ABS' end`;

/** The legend codes of both halves of a day, by id of the employees of the day. */
export async function attendanceCodes(
  database: Kysely<Schema>,
  day: Day,
  moment: AttendanceMoment,
): Promise<ReadonlyMap<string, DayCodes>> {
  const span = { first: day, last: day };
  const { rows } = await sql<DayCodes>`
    with ${attendanceHalves(belongsToMonth(span, moment.timeZone), span, moment)}
    select id, ${halfCode(1)} as first, ${halfCode(2)} as second from halves`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}
