import type { Handler } from '../../operations/call';
import { endSessionOf } from '../../security/sessionsRepository';

/** Revokes the token of the call. */
export const signOut: Handler<'signOut'> = async ({ database, caller }) => {
  await endSessionOf(database, caller.employeeId, caller.sessionId);
  return null;
};
