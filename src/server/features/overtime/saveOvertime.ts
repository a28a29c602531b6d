import { dayIn } from '../../../domain/calendar/day';
import { formatDay } from '../../../domain/calendar/formatDay';
import { joiningProblems } from '../../../domain/employees/beforeJoining';
import { overtimeDayProblems } from '../../../domain/overtime/overtimeDay';
import { overtimeMessages, overtimeProblems } from '../../../domain/overtime/overtimeRules';
import { lockCaller } from '../../employee-records/lockEmployeeRepository';
import { allInOrder } from '../../database/transactions/allInOrder';
import { isRecordId } from '../../database/isRecordId';
import { mustBeCurrent } from '../../errors/competingEdit';
import { Failure, mustBeValid } from '../../errors/failure';
import type { Call, Handler } from '../../operations/call';
import { closedMonthBetween, lockMonths } from '../../present-months/closingsReadModel';
import { mustBeAllowedInMonth } from '../../present-months/mustBeAllowedInMonth';
import { readDayOfOvertime } from './overtimeDayReadModel';
import { findOvertimeApprovers } from './overtimeApproversReadModel';
import { notifyOvertimeRequested } from './overtimeNotifications';
import { mayEnterFor } from './overtimeProjectsReadModel';
import { overtimeSettled } from './overtimeOutcome';
import { mustSeeOvertime, type OvertimeRow } from './overtimeReadModel';
import { insertOvertime, lockOvertimes, updateOvertime } from './overtimeRepository';
import { overtimeWire } from './overtimeWire';

/**
 * A pending entry of the caller, locked.
 * @throws Failure 404 when the caller may not see it, 403 for another employee's or in a closed month, 409 after the decision
 */
export async function mustOwnPending(
  { caller, database }: Pick<Call<'saveOvertime'>, 'caller' | 'database'>,
  id: string,
): Promise<OvertimeRow> {
  const [, entry] = await allInOrder([lockOvertimes(database, [id]), mustSeeOvertime(database, caller, id)]);
  if (entry.employee_id !== caller.employeeId) throw new Failure(403, 'Overtime is changed by the employee');
  if (entry.status !== 'Pending') throw overtimeSettled(entry, caller);
  mustBeAllowedInMonth(entry.closed_month, caller, { field: 'Overtime_date', records: 'own overtime' });
  return entry;
}

type Entry = Parameters<typeof updateOvertime>[2];

/** The changes in words, for the log. */
function changesText(before: OvertimeRow, after: Entry): string | null {
  const parts = [
    ...(before.work_date === after.work_date ? [] : [`date was ${formatDay(before.work_date)}`]),
    ...(before.project_id === after.project_id ? [] : [`project was ${before.project_name}`]),
    ...(before.claimed_hours === after.claimed_hours ? [] : [`hours were ${before.claimed_hours ?? 'not said'}`]),
    ...(before.description === after.description ? [] : [`description was '${before.description}'`]),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}

/**
 * CALL-077: adds an overtime entry of the caller, or changes a pending one.
 * @throws Failure 409 when a newer version is stored, 403 for a day in a closed month, 422 with the problems, and the failures of mustOwnPending
 */
export const saveOvertime: Handler<'saveOvertime'> = async (call) => {
  const { body, caller, database, now, services } = call;
  // Entries of one person are saved one after the other: together they must fit on their day.
  const problems = overtimeProblems(body, dayIn(services.companyTimeZone, now));
  const isDayValid = problems.every(({ field }) => field !== 'Overtime_date');
  const [person, stored, , closedMonth, mayEnter, day] = await allInOrder([
    lockCaller(database, caller),
    body.id === undefined ? undefined : mustOwnPending(call, body.id),
    isDayValid ? lockMonths(database, [{ first: body.Overtime_date, last: body.Overtime_date }]) : undefined,
    isDayValid ? closedMonthBetween(database, body.Overtime_date, body.Overtime_date) : null,
    isRecordId(body.Project_id) && mayEnterFor(database, caller, body.Project_id),
    problems.length > 0 || body.Claimed_hours === undefined
      ? undefined
      : readDayOfOvertime(
          database,
          { employeeId: caller.employeeId, day: body.Overtime_date, timeZone: services.companyTimeZone },
          body.id,
        ),
  ]);
  if (stored !== undefined) mustBeCurrent(stored, body, () => overtimeWire(stored, caller));
  mustBeAllowedInMonth(closedMonth, caller, { field: 'Overtime_date', records: 'own overtime' });
  if (isDayValid)
    problems.push(...joiningProblems('Overtime_date', body.Overtime_date, person, 'overtime', stored?.work_date));
  // An unchanged project is valid even if the caller has left it since then.
  if (!mayEnter && body.Project_id !== stored?.project_id)
    problems.push({ field: 'Project_id', message: overtimeMessages.project });
  if (problems.length === 0 && body.Claimed_hours !== undefined && day !== undefined)
    problems.push(...overtimeDayProblems(body.Claimed_hours, day.hours));
  mustBeValid(problems);
  const entry: Entry = {
    project_id: body.Project_id,
    work_date: body.Overtime_date,
    description: body.Description.trim(),
    claimed_hours: body.Claimed_hours ?? null,
  };
  const comment = stored && changesText(stored, entry);
  if (stored !== undefined && comment === null) return overtimeWire(stored, caller);
  const id = stored?.id ?? (await insertOvertime(database, caller.employeeId, entry, now));
  if (stored !== undefined)
    await updateOvertime(database, id, entry, { comment: comment ?? null, authorId: caller.employeeId, at: now });
  const [saved, approvers] = await allInOrder([
    mustSeeOvertime(database, caller, id),
    stored?.project_id === entry.project_id
      ? undefined
      : findOvertimeApprovers(database, caller.employeeId, entry.project_id),
  ]);
  if (approvers !== undefined) await notifyOvertimeRequested(database, saved, approvers, caller, now);
  return overtimeWire(saved, caller);
};
