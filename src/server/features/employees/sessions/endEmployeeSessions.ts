import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { deleteKnownDevices } from '../../../security/knownDevicesRepository';
import { endOwnSession, endSessions, openSessions } from '../../../security/sessionsRepository';
import { mustManageEmployee } from '../editEmployee';
import { addEmployeeChanges } from '../../../employee-records/employeeChangesRepository';

/**
 * Ends one session of an employee, or all of them; never the one of this call. The devices are no longer known, and the
 * employee's history says who did it.
 * @throws Failure 403 for an employee who may do more than the caller, 404
 */
export const endEmployeeSessions: Handler<'endEmployeeSessions'> = async (call) => {
  const { body, caller, database, now, machineNow } = call;
  const [employee, open] = await allInOrder([
    mustManageEmployee(call, body.id),
    openSessions(database, body.id, machineNow),
  ]);
  const ofSession = body.Session_id;
  if (ofSession !== undefined && !open.some(({ id }) => id === ofSession)) throw failures.notFound('Session');
  await deleteKnownDevices(database, employee.id, {
    ...(ofSession === undefined ? {} : { ofSession }),
    exceptOfSession: caller.sessionId,
  });
  if (ofSession === undefined) await endSessions(database, employee.id, caller.sessionId);
  else if (ofSession !== caller.sessionId) await endOwnSession(database, employee.id, ofSession);
  const left = await openSessions(database, employee.id, machineNow);
  if (left.length < open.length) {
    call.recordAudit({
      kind: 'sessions_ended',
      subject: { kind: 'employee', id: employee.id },
      details: { count: open.length - left.length },
    });
    await addEmployeeChanges(database, caller.employeeId, now, [
      { employeeId: employee.id, field: 'Open sessions', previous: String(open.length), current: String(left.length) },
    ]);
  }
  return { Ended: open.length - left.length };
};
