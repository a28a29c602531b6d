import type { Handler } from '../../operations/call';
import { forgetDevices } from '../../security/knownDevicesRepository';
import { endSessionsOf } from '../../security/sessionsRepository';

/** Ends all sessions of the caller, or all but the one of this call; the other devices are not known any more. */
export const signOutEverywhere: Handler<'signOutEverywhere'> = async ({ database, caller, body }) => {
  await forgetDevices(database, caller.employeeId, { exceptOfSession: caller.sessionId });
  return {
    Ended: await endSessionsOf(database, caller.employeeId, body.Keep_this === 'true' ? caller.sessionId : undefined),
  };
};
