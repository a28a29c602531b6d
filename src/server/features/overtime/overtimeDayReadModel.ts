import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { maxOvertimeHours, type OvertimeDay } from '../../../domain/overtime/overtimeDay';
import { workedDays, type WorkedDay } from '../../../domain/working-plan/workedShare';
import { sourcedDays } from '../../attendance/attendanceSourcesReadModel';
import { isRecordId } from '../../database/isRecordId';
import { shiftOn } from '../../workplaces/workplacesReadModel';
import type { Schema } from '../../database/schema';

interface EmployeeDay {
  readonly employeeId: string;
  readonly day: Day;
  readonly timeZone: string;
}

/** What was to be worked on the day of an overtime entry, and what fits next to it. */
export interface DayOfOvertime {
  readonly planned: WorkedDay;
  readonly hours: OvertimeDay;
}

/**
 * Hours that an employee can claim for a day, and the claims of other entries.
 * @param exceptId the entry that is being changed
 */
export async function readDayOfOvertime(
  database: Kysely<Schema>,
  employeeDay: EmployeeDay,
  exceptId: string | undefined,
): Promise<DayOfOvertime> {
  const { employeeId, day, timeZone } = employeeDay;
  const [{ shift_type: shiftType }, [sourced], { hours }] = await Promise.all([
    database
      .selectFrom('employees')
      .select(shiftOn('employees', sql`${day}::date`).as('shift_type'))
      .where('id', '=', employeeId)
      .executeTakeFirstOrThrow(),
    sourcedDays(database, employeeId, [day], timeZone),
    database
      .selectFrom('overtime_entries')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('claimed_hours'), eb.lit(0)).as('hours'))
      .where('employee_id', '=', employeeId)
      .where('work_date', '=', day)
      .where('status', '<>', 'Rejected')
      .$if(exceptId !== undefined && isRecordId(exceptId), (query) => query.where('id', '<>', exceptId ?? ''))
      .executeTakeFirstOrThrow(),
  ]);
  const { holiday, sources } = sourced ?? { holiday: null, sources: undefined };
  const leaves = sources?.leaves ?? [];
  const share =
    sources === undefined
      ? 1
      : workedDays(
          sources.holidays.map(({ half }) => ({ day, name: '', half })),
          leaves,
        )(day).share;
  return {
    planned: workedDays(holiday === null ? [] : [{ day, ...holiday }], leaves)(day),
    hours: { maxHours: maxOvertimeHours(shiftType, share), claimedHours: Number(hours) },
  };
}
