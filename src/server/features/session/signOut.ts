import type { Handler } from '../../operations/call';
import { endOwnSession } from '../../security/sessionsRepository';

export const signOut: Handler<'signOut'> = async ({ database, caller }) => {
  await endOwnSession(database, caller.employeeId, caller.sessionId);
  return null;
};
