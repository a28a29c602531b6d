import type { Handler } from '../../operations/call';
import { endSessionsOf } from '../../security/sessionsRepository';

/** Ends all sessions of the caller, or all but the one of this call. */
export const signOutEverywhere: Handler<'signOutEverywhere'> = async ({ database, caller, body }) => ({
  Ended: await endSessionsOf(database, caller.employeeId, body.Keep_this === 'true' ? caller.sessionId : undefined),
});
