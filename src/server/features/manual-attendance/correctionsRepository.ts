import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Day } from '../../../domain/calendar/day';
import { isNothingCorrected, type DayCorrection } from '../../../domain/manual-attendance/dayCorrection';
import { momentOfWorkDay } from '../../../domain/manual-attendance/manualRequestRules';
import type { Schema } from '../../database/schema';
import type { LinkedRow } from './requestsReadModel';

interface CorrectedBy {
  readonly timeZone: string;
  readonly authorId: string;
  readonly at: Date;
}

/**
 * Stores all that is corrected on a day of an employee, in place of what was; nothing corrected leaves no record.
 * @param former the record that is replaced; undefined when there was none
 * @returns false when another record is stored by now: a request may have been approved
 */
export async function replaceCorrection(
  database: Kysely<Schema>,
  { employeeId, day }: { readonly employeeId: string; readonly day: Day },
  { former, correction }: { readonly former: LinkedRow | undefined; readonly correction: DayCorrection },
  { timeZone, authorId, at }: CorrectedBy,
): Promise<boolean> {
  const moment = (time: string): Date | null => (time === '' ? null : momentOfWorkDay(day, time, timeZone));
  const values = {
    check_in_at: moment(correction.checkIn),
    check_out_at: moment(correction.checkOut),
    present_first_half: correction.isFirstHalfPresent,
    present_second_half: correction.isSecondHalfPresent,
    replaces_recorded: correction.replacesRecorded,
    updated_by_id: authorId,
    updated_at: at,
  };
  if (former === undefined) {
    const added = await database
      .insertInto('manual_attendances')
      .values({ id: newId(), employee_id: employeeId, work_date: day, ...values })
      .onConflict((conflict) => conflict.columns(['employee_id', 'work_date']).doNothing())
      .returning('id')
      .execute();
    return added.length > 0;
  }
  const { id, updated_at: shownAt } = former;
  const changed = await (
    isNothingCorrected(correction)
      ? database.deleteFrom('manual_attendances').where('id', '=', id).where('updated_at', '=', shownAt).returning('id')
      : database
          .updateTable('manual_attendances')
          .set(values)
          .where('id', '=', id)
          .where('updated_at', '=', shownAt)
          .returning('id')
  ).execute();
  return changed.length > 0;
}
