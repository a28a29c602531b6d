import { dayIn } from '../../../domain/calendar/day';
import { mayManageRole } from '../../../domain/employees/roleAuthority';
import { allInOrder } from '../../database/transactions/allInOrder';
import { Failure, failures, mustBeValid } from '../../errors/failure';
import type { Call, Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { changeCodeOfRecords } from '../../present-months/recordCodesRepository';
import { mustBeConfirmed } from '../../security/recentSignIn';
import { endSessions } from '../../security/sessionsRepository';
import { recordProblems } from './employeeCheck';
import { daysChangedBy } from './workplaces/changedDays';
import { employeeEvents } from './employeeEvents';
import { employeeRecordWire } from './employeeRecordWire';
import { addEmployeeChanges } from '../../employee-records/employeeChangesRepository';
import { handOverTeam } from './duties/handOverTeam';
import { deleteEmployeeLinks, queueEmployeeChanges, updateEmployees } from './employeesRepository';
import { employeeRecord, type EmployeeRow } from '../../employee-records/employeesReadModel';
import { changesBetween, movedEmployees, toEmployeeColumns, storedColumns } from './employeeValues';
import { knownCompany } from './knownCompanyReadModel';
import { formerWorkplaces } from '../../workplaces/workplacesReadModel';
import { storeFormerWorkplaces } from './workplaces/workplacesRepository';
import { mustHaveUnusedCodeAndEmail } from './mustHaveUnusedCodeAndEmail';

/** Why the record of an erased employee cannot be changed. */
export const erasedProblem = ({ full_name: name }: Pick<EmployeeRow, 'full_name'>): string =>
  `The personal data of ${name} is erased: the record does not change any more`;

/**
 * The employee, if the caller may change the record.
 * @throws Failure 404 when there is none, 403 when the employee's role grants more than the caller's, 409 when the personal
 *   data is erased
 */
export async function mustManageEmployee(
  { caller, database }: Pick<Call<'editEmployee'>, 'caller' | 'database'>,
  id: string,
): Promise<EmployeeRow> {
  const stored = await employeeRecord(database, id);
  if (!mayManageRole(caller.grantedFlags, stored.granted_flags))
    throw new Failure(
      403,
      `${stored.full_name} may do more than you: a holder of Roles Permission can change this record`,
    );
  if (stored.erased_at !== null) throw failures.conflict(erasedProblem(stored));
  return stored;
}

/**
 * Changes the record of an employee. A new role or mail address needs a recent sign-in, and a new mail address ends the employee's sessions.
 * Another location or shift applies from the day that is given, or from today on, and leaves the days before as they were.
 * Monthly records go along to a new code, pending leaves to the approvers that a new team leader results in.
 * @throws Failure 403 also without a recent sign-in, 404, 409 for a code or mail address that is taken or a newer stored version, 422 with other problems
 */
export const editEmployee: Handler<'editEmployee'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const today = dayIn(services.companyTimeZone, now);
  const [, stored, known, former] = await allInOrder([
    queueEmployeeChanges(database),
    mustManageEmployee(call, body.id),
    knownCompany(database),
    formerWorkplaces(database, { employeeIds: [body.id] }).execute(),
  ]);
  if (stored.version !== body.Version) throw failures.competingEdit(employeeRecordWire(stored, call));
  const before = storedColumns(stored);
  const after = toEmployeeColumns(body, before);
  const problems = recordProblems(known, { caller, today }, stored.id, after, before);
  mustHaveUnusedCodeAndEmail(problems);
  mustBeValid(problems);
  const days = await daysChangedBy(
    call,
    { id: stored.id, stored, values: after, since: body.Workplace_since },
    { former, firstRecorded: known.firstRecorded, isStored: true },
  );
  mustBeValid(days.problems);
  if (after.role_id !== before.role_id || after.email.toLowerCase() !== before.email.toLowerCase())
    mustBeConfirmed(call);
  const changes = [...changesBetween(before, after, known), ...days.changes];
  if (days.former) await storeFormerWorkplaces(database, new Map([[stored.id, days.former]]));
  if (changes.length > 0) {
    await updateEmployees(database, [{ id: stored.id, ...after }]);
    if (after.code.toLowerCase() !== before.code.toLowerCase())
      await changeCodeOfRecords(database, { from: before.code, to: after.code }, caller.employeeId, now);
    for (const event of employeeEvents(stored.id, stored.full_name, changes)) call.recordAudit(event);
    await addEmployeeChanges(
      database,
      caller.employeeId,
      now,
      changes.map((change) => ({ ...change, employeeId: stored.id })),
    );
    await handOverTeam(call, movedEmployees([{ id: stored.id, stored, values: after, changes }]));
  }
  if (after.email.toLowerCase() !== before.email.toLowerCase()) {
    await deleteEmployeeLinks(database, [stored.id]);
    if (stored.id !== caller.employeeId) await endSessions(database, stored.id);
  }
  return lastRead(async () => employeeRecordWire(await employeeRecord(database, stored.id), call));
};
