import type { Handler } from '../../operations/call';
import { deleteKnownDevices } from '../../security/knownDevicesRepository';
import { endSessions } from '../../security/sessionsRepository';

/** Ends all sessions of the caller, or all but the one of this call, and removes their devices from the known ones. */
export const signOutEverywhere: Handler<'signOutEverywhere'> = async ({ database, caller, body }) => {
  await deleteKnownDevices(database, caller.employeeId, { exceptOfSession: caller.sessionId });
  return {
    Ended: await endSessions(database, caller.employeeId, body.Keep_this === 'true' ? caller.sessionId : undefined),
  };
};
