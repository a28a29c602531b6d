import { dayIn } from '../../../domain/calendar/day';
import { toClockTime } from '../../../domain/calendar/clockTime';
import { formatDay } from '../../../domain/calendar/formatDay';
import {
  correctionMessages,
  dayCorrectionProblems,
  dayCorrectionText,
  isCorrectableDay,
  isNothingCorrected,
  type DayCorrection,
} from '../../../domain/manual-attendance/dayCorrection';
import { notificationLinks } from '../../../domain/notifications/notificationLinks';
import { addEmployeeChanges } from '../../employee-records/employeeChangesRepository';
import { lockEmployee } from '../../employee-records/lockEmployeeRepository';
import { isRecordId } from '../../database/isRecordId';
import { allInOrder } from '../../database/transactions/allInOrder';
import { Failure, failures, mustBeValid } from '../../errors/failure';
import { notify } from '../../notifications/notify';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { toEmploymentSpan } from '../../attendance/employmentReadModel';
import { plannedPeople } from '../../schedule/assigneeTimesReadModel';
import { lockMonths } from '../../present-months/closingsReadModel';
import { replaceCorrection } from './correctionsRepository';
import { linkedRecord, type LinkedRow } from './requestsReadModel';
import { linkedWire } from './requestWire';

const storedCorrection = (row: LinkedRow | undefined, timeZone: string): DayCorrection => ({
  checkIn: toClockTime(row?.check_in_at?.toISOString(), timeZone),
  checkOut: toClockTime(row?.check_out_at?.toISOString(), timeZone),
  isFirstHalfPresent: row?.present_first_half ?? false,
  isSecondHalfPresent: row?.present_second_half ?? false,
  replacesRecorded: row?.replaces_recorded ?? false,
});

/**
 * HR corrects a day of an employee, who did not ask for it or can no longer do so. The history of the employee says who
 * corrected what, and why.
 * @throws Failure 403 for the own day, 404, 409 with what is stored when it is not what the caller was shown, 422 for a day
 * outside the employment or still to come, or still going on when its recorded times are to be replaced, for a check-out before the check-in, and without a reason
 */
export const correctAttendanceDay: Handler<'correctAttendanceDay'> = async ({
  body,
  caller,
  database,
  now,
  services,
}) => {
  const timeZone = services.companyTimeZone;
  const { employee_id: employeeId, date: day } = body;
  if (!isRecordId(employeeId)) throw failures.notFound('Employee');
  if (employeeId === caller.employeeId) throw new Failure(403, correctionMessages.own, { code: 'own_request' });
  const correction: DayCorrection = {
    checkIn: body.check_in,
    checkOut: body.check_out,
    isFirstHalfPresent: body.first_half === 'true',
    isSecondHalfPresent: body.second_half === 'true',
    replacesRecorded: body.replaces_recorded === 'true',
  };
  const reason = body.reason.trim();
  mustBeValid(dayCorrectionProblems({ ...correction, reason }, { day, today: dayIn(timeZone, now), now, timeZone }));
  const [person, , former, employed] = await allInOrder([
    lockEmployee(database, employeeId),
    lockMonths(database, [{ first: day, last: day }]),
    linkedRecord(database, employeeId, day),
    plannedPeople(database, [employeeId], timeZone).execute(),
  ]);
  if (person === undefined) throw failures.notFound('Employee');
  // What was corrected before a day of joining or leaving was entered can be reverted.
  if (!isNothingCorrected(correction) && !employed.every((one) => isCorrectableDay(toEmploymentSpan(one), day)))
    mustBeValid([{ field: 'date', message: correctionMessages.notEmployed }]);
  const isSeen = body.Seen_at === undefined || body.Seen_at === (former?.updated_at.toISOString() ?? '');
  if (!isSeen) throw failures.competingEdit({ ...linkedWire(former) });
  const [before, after] = [dayCorrectionText(storedCorrection(former, timeZone)), dayCorrectionText(correction)];
  if (before === after) return linkedWire(former);
  const ofDay = { employeeId, day };
  const changed = { former, correction };
  const by = { timeZone, authorId: caller.employeeId, at: now };
  if (!(await replaceCorrection(database, ofDay, changed, by)))
    throw failures.competingEdit({ ...linkedWire(await linkedRecord(database, employeeId, day)) });
  await addEmployeeChanges(database, caller.employeeId, now, [
    { employeeId, field: `Attendance of ${formatDay(day)}`, previous: before, current: `${after} (${reason})` },
  ]);
  await notify(database, {
    recipientIds: [employeeId],
    actorId: caller.employeeId,
    kind: 'attendance-corrected',
    text: `${caller.fullName} corrected your attendance of ${formatDay(day)}: ${after}. ${reason}`,
    path: notificationLinks['attendance-corrected'].record.day(day),
    happenedAt: now,
  });
  return lastRead(async () => linkedWire(await linkedRecord(database, employeeId, day)));
};
