import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { maxOvertimeHours, type OvertimeDay } from '../../../domain/overtime/overtimeDay';
import { workedDays, type WorkedDay } from '../../../domain/working-plan/workedShare';
import { sourcedDays } from '../../attendance/attendanceSourcesReadModel';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';

export interface EmployeeDay {
  readonly employeeId: string;
  readonly day: Day;
  readonly timeZone: string;
}

const daySource = async (database: Kysely<Schema>, { employeeId, day, timeZone }: EmployeeDay) => {
  const [sourced] = await sourcedDays(database, employeeId, [day], timeZone);
  return sourced;
};

/** What was to be worked on the day of an overtime entry. */
export async function readWorkedDay(database: Kysely<Schema>, employeeDay: EmployeeDay): Promise<WorkedDay> {
  const { day } = employeeDay;
  const sourced = await daySource(database, employeeDay);
  const { holiday, sources } = sourced ?? { holiday: null, sources: undefined };
  return workedDays(holiday === null ? [] : [{ day, ...holiday }], sources?.leaves ?? [])(day);
}

/**
 * Hours that an employee can claim for a day, and the claims of other entries.
 * @param exceptId the entry that is being changed
 */
export async function readOvertimeDay(
  database: Kysely<Schema>,
  employeeDay: EmployeeDay,
  exceptId: string | undefined,
): Promise<OvertimeDay> {
  const { employeeId, day } = employeeDay;
  const [{ shift_type: shiftType }, sourced, { hours }] = await Promise.all([
    database.selectFrom('employees').select('shift_type').where('id', '=', employeeId).executeTakeFirstOrThrow(),
    daySource(database, employeeDay),
    database
      .selectFrom('overtime_entries')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('claimed_hours'), eb.lit(0)).as('hours'))
      .where('employee_id', '=', employeeId)
      .where('work_date', '=', day)
      .where('status', '<>', 'Rejected')
      .$if(exceptId !== undefined && isRecordId(exceptId), (query) => query.where('id', '<>', exceptId ?? ''))
      .executeTakeFirstOrThrow(),
  ]);
  const share =
    sourced === undefined
      ? 1
      : workedDays(
          sourced.sources.holidays.map(({ half }) => ({ day, name: '', half })),
          sourced.sources.leaves,
        )(day).share;
  return { maxHours: maxOvertimeHours(shiftType, share), claimedHours: Number(hours) };
}
