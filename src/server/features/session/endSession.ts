import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { forgetDevices } from '../../security/knownDevicesRepository';
import { isRecordId } from '../../database/isRecordId';
import { endSessionOf } from '../../security/sessionsRepository';

/**
 * Signs one browser of the caller out; it is no known device any more.
 * @throws Failure 404 when the caller has no such session
 */
export const endSession: Handler<'endSession'> = async ({ database, caller, body }) => {
  if (isRecordId(body.id))
    await forgetDevices(database, caller.employeeId, { ofSession: body.id, exceptOfSession: caller.sessionId });
  if (!(await endSessionOf(database, caller.employeeId, body.id))) throw failures.notFound('Session');
  return null;
};
