import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { deleteKnownDevices } from '../../security/knownDevicesRepository';
import { isRecordId } from '../../database/isRecordId';
import { endOwnSession } from '../../security/sessionsRepository';

/**
 * Ends one session of the caller and removes its device from the known ones.
 * @throws Failure 404 when the caller has no such session
 */
export const endSession: Handler<'endSession'> = async ({ database, caller, body }) => {
  if (isRecordId(body.id))
    await deleteKnownDevices(database, caller.employeeId, { ofSession: body.id, exceptOfSession: caller.sessionId });
  if (!(await endOwnSession(database, caller.employeeId, body.id))) throw failures.notFound('Session');
  return null;
};
