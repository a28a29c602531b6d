import { isRecordId } from '../../database/isRecordId';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { createToken, hashToken } from '../../security/token';
import { faceDevices, isActiveLocation } from './faceDevicesReadModel';
import { closeFaceDevice, insertFaceDevice } from './faceDevicesRepository';

export const listFaceDevices: Handler<'listFaceDevices'> = ({ database }) => faceDevices(database);

/**
 * Adds a device. Only this answer contains its key; a hash is stored.
 * @throws Failure 409 for the name of an active device, 422 for a location that does not exist
 */
export const addFaceDevice: Handler<'addFaceDevice'> = async ({ database, body, caller, now }) => {
  const locationId = body.Location_id === undefined || body.Location_id === '' ? null : body.Location_id;
  if (locationId !== null && !(await isActiveLocation(database, locationId)))
    throw failures.invalid([{ field: 'Location_id', message: 'There is no such location' }]);
  const key = createToken();
  const id = await insertFaceDevice(database, {
    name: body.Device_name.trim(),
    locationId,
    keyHash: hashToken(key),
    keyEnding: key.slice(-4),
    createdById: caller.employeeId,
    now,
  });
  const [device] = await faceDevices(database, id);
  if (device === undefined) throw failures.notFound('Device');
  return { Device: device, Key: key };
};

/** @throws Failure 404, 409 when it is not active */
export const deactivateFaceDevice: Handler<'deactivateFaceDevice'> = async ({ database, body }) => {
  const isClosed = isRecordId(body.id) && (await closeFaceDevice(database, body.id));
  const [device] = isRecordId(body.id) ? await faceDevices(database, body.id) : [];
  if (device === undefined) throw failures.notFound('Device');
  if (!isClosed) throw failures.conflict('This device is no longer active', 'already_done');
  return device;
};
