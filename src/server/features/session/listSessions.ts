import type { Handler } from '../../operations/call';
import { openSessions, shownExpiry } from '../../security/sessionsRepository';

/** The caller's sessions, newest first. */
export const listSessions: Handler<'listSessions'> = async ({ database, caller, now, machineNow }) => {
  const sessions = await openSessions(database, caller.employeeId, machineNow);
  return sessions.map((session) => ({
    _id: session.id,
    Created_at: session.created_at.toISOString(),
    Last_seen_at: session.last_seen_at.toISOString(),
    Expires_at: shownExpiry(session.expires_at, { now, machineNow }).toISOString(),
    Address: session.address,
    Browser: session.browser,
    Is_current: session.id === caller.sessionId,
  }));
};
