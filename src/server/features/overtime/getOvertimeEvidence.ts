import { daysOfMonth, toMonth } from '../../../domain/calendar/month';
import { freeOvertimeHours } from '../../../domain/overtime/overtimeDay';
import { isDeciderOfOvertime } from '../../../domain/overtime/overtimeDecision';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { readDayOfOvertime } from './overtimeDayReadModel';
import { approvedHours, otherOvertime, presenceOfEntries } from './overtimeEvidenceReadModel';
import { mustSeeOvertime } from './overtimeReadModel';
import { readRecords } from './overtimeRecords';
import { isVisibleOvertime } from './overtimeScopeReadModel';
import { decidable, overtimeWire } from './overtimeWire';

/**
 * Evidence for an overtime entry: attendance of its day, and the other overtime of the employee.
 * @throws Failure 404 for an entry that the caller may not see, 403 for users who may not decide on it
 */
export const getOvertimeEvidence: Handler<'getOvertimeEvidence'> = async (call) => {
  const { caller, database, query } = call;
  const entry = await mustSeeOvertime(database, caller, query.id);
  if (!isDeciderOfOvertime(decidable(entry), caller)) throw failures.notPermitted();
  const { employee_id: employeeId, work_date: day } = entry;
  const employeeDay = { employeeId, day, timeZone: call.services.companyTimeZone };
  const month = { employeeId, exceptId: entry.id, day, ...daysOfMonth(toMonth(day)) };
  const [addRecords, [presence], { planned, hours: claimed }, others, approved] = await Promise.all([
    readRecords(call, [entry.id]),
    presenceOfEntries(database, [entry.id]).execute(),
    readDayOfOvertime(database, employeeDay, entry.id),
    otherOvertime(database, month, isVisibleOvertime(caller)),
    approvedHours(database, month),
  ]);
  return {
    Entry: addRecords(entry),
    Check_in: presence?.came_at?.toISOString() ?? null,
    Check_out: presence?.left_at?.toISOString() ?? null,
    Day_off: planned.off === 'WO',
    Holiday: planned.holiday,
    Leave: planned.leave,
    Day: { Max_hours: claimed.maxHours, Claimed_hours: claimed.claimedHours, Free_hours: freeOvertimeHours(claimed) },
    Others: others.rows.map((row) => overtimeWire(row, caller)),
    Others_total: others.total,
    Month_hours: approved,
  };
};
