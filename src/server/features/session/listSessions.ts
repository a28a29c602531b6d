import type { Handler } from '../../operations/call';
import { sessionWire } from '../../security/sessionWire';
import { openSessions } from '../../security/sessionsRepository';

/** The caller's sessions, newest first. */
export const listSessions: Handler<'listSessions'> = async (call) => {
  const sessions = await openSessions(call.database, call.caller.employeeId, call.machineNow);
  return sessions.map((session) => sessionWire(session, call));
};
