import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Day } from '../../../domain/calendar/day';
import { isNothingCorrected, type DayCorrection } from '../../../domain/manual-attendance/dayCorrection';
import { momentOfWorkDay } from '../../../domain/manual-attendance/manualRequestRules';
import type { Schema } from '../../database/schema';

interface CorrectedBy {
  readonly timeZone: string;
  readonly authorId: string;
  readonly at: Date;
}

/** Stores all that is corrected on a day of an employee, in place of what was; nothing corrected leaves no record. */
export async function replaceCorrection(
  database: Kysely<Schema>,
  { employeeId, day }: { readonly employeeId: string; readonly day: Day },
  correction: DayCorrection,
  { timeZone, authorId, at }: CorrectedBy,
): Promise<void> {
  if (isNothingCorrected(correction)) {
    await database
      .deleteFrom('manual_attendances')
      .where('employee_id', '=', employeeId)
      .where('work_date', '=', day)
      .execute();
    return;
  }
  const moment = (time: string): Date | null => (time === '' ? null : momentOfWorkDay(day, time, timeZone));
  const values = {
    check_in_at: moment(correction.checkIn),
    check_out_at: moment(correction.checkOut),
    present_first_half: correction.isFirstHalfPresent,
    present_second_half: correction.isSecondHalfPresent,
    updated_by_id: authorId,
    updated_at: at,
  };
  await database
    .insertInto('manual_attendances')
    .values({ id: newId(), employee_id: employeeId, work_date: day, ...values })
    .onConflict((conflict) => conflict.columns(['employee_id', 'work_date']).doUpdateSet(values))
    .execute();
}
