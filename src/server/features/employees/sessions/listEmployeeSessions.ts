import { isRecordId } from '../../../database/isRecordId';
import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler } from '../../../operations/call';
import { sessionWire } from '../../../security/sessionWire';
import { openSessions } from '../../../security/sessionsRepository';
import { mustManageEmployee } from '../editEmployee';

/** @throws Failure 403 for an employee who may do more than the caller, 404 */
export const listEmployeeSessions: Handler<'listEmployeeSessions'> = async (call) => {
  const { id } = call.params;
  const [, sessions] = await allInOrder([
    mustManageEmployee(call, id),
    isRecordId(id) ? openSessions(call.database, id, call.machineNow) : [],
  ]);
  return sessions.map((session) => sessionWire(session, call));
};
