import type { Handler } from '../../../operations/call';
import { sessionWire } from '../../../security/sessionWire';
import { openSessions } from '../../../security/sessionsRepository';
import { mustManageEmployee } from '../editEmployee';

/** @throws Failure 403 for an employee who may do more than the caller, 404 */
export const listEmployeeSessions: Handler<'listEmployeeSessions'> = async (call) => {
  const employee = await mustManageEmployee(call, call.params.id);
  const sessions = await openSessions(call.database, employee.id, call.machineNow);
  return sessions.map((session) => sessionWire(session, call));
};
