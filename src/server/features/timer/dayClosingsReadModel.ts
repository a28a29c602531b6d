import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import type { DayClosing } from '../../../domain/timer/overrun';
import { isFaceTimeCounted } from '../../attendance/countedFaceTimesReadModel';
import type { Schema } from '../../database/schema';
import { allInOrder } from '../../database/transactions/allInOrder';

/** The last check-in and the check-outs of an employee's days, by day; days without any are missing. */
export async function readDayClosings(
  database: Kysely<Schema>,
  employeeId: string,
  days: readonly Day[],
): Promise<Map<Day, DayClosing>> {
  if (days.length === 0) return new Map();
  const [face, manual] = await allInOrder([
    database
      .selectFrom('face_logs')
      .where('employee_id', '=', employeeId)
      .where('work_date', 'in', [...days])
      .where(isFaceTimeCounted('face_logs'))
      .groupBy('work_date')
      .select((eb) => [
        'work_date',
        eb.fn.max<Date | null>('logged_at').filterWhere('direction', '=', 'in').as('last_in'),
        eb.fn.max<Date | null>('logged_at').filterWhere('direction', '=', 'out').as('last_out'),
      ])
      .execute(),
    database
      .selectFrom('manual_attendances')
      .select(['work_date', 'check_out_at'])
      .where('employee_id', '=', employeeId)
      .where('work_date', 'in', [...days])
      .execute(),
  ]);
  const manualOut = new Map(manual.map((row) => [row.work_date, row.check_out_at]));
  const closings = new Map<Day, DayClosing>(
    manual.map((row) => [row.work_date, { lastFaceIn: null, faceOut: null, manualOut: row.check_out_at }]),
  );
  for (const row of face)
    closings.set(row.work_date, {
      lastFaceIn: row.last_in,
      faceOut: row.last_out,
      manualOut: manualOut.get(row.work_date) ?? null,
    });
  return closings;
}
