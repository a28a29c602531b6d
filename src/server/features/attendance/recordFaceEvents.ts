import { readFaceEvents, type FaceEvent, type ReadFaceEvent } from '../../../domain/attendance/faceEvents';
import { Failure, failures } from '../../errors/failure';
import type { PreparedHandler, Schemas } from '../../operations/call';
import { countAttempt } from '../../security/attemptsRepository';
import { hashToken } from '../../security/token';
import { deviceByKey, employeesByCode } from './faceDevicesReadModel';
import { noteDeviceCall, storeFaceEvents } from './faceDevicesRepository';

/** In 15 minutes: a call every second. */
const mostCalls = 900;
/** In 15 minutes, of one address. */
const mostWrongKeys = 60;

type Result = Schemas['FaceEventResult'];

const unknownKey = (): Failure =>
  new Failure(401, 'The key of this device is not known or no longer valid', { code: 'unknown_device_key' });

const eventsOf = (read: readonly ReadFaceEvent[]): FaceEvent[] =>
  read.flatMap((one) => ('event' in one ? [one.event] : []));

/**
 * Stores what a device has seen. Any order, any number of times: an event is known by the device and its own id.
 * @throws Failure 401 for a key that is not known, 429 when a device calls too often or an address tries too many keys,
 * 400 when the batch cannot be read
 */
export const recordFaceEvents: PreparedHandler<'recordFaceEvents'> = {
  prepare: async ({ body, database, now, machineNow, origin, services }) => {
    const device = origin.deviceKey === null ? undefined : await deviceByKey(database, hashToken(origin.deviceKey));
    if (device === undefined) {
      await countAttempt(database, [{ subject: `face-device-key:${origin.address}`, most: mostWrongKeys }], machineNow);
      throw unknownKey();
    }
    await countAttempt(database, [{ subject: `face-device:${device.id}`, most: mostCalls }], machineNow);
    const read = readFaceEvents(body.events, now, services.companyTimeZone);
    if (read === undefined)
      throw failures.malformed([{ field: 'events', message: 'events must be a JSON list of at most 500 events' }]);

    return async (call) => {
      if (!(await noteDeviceCall(call.database, device.id, now))) throw unknownKey();
      const employeeOf = await employeesByCode(
        call.database,
        eventsOf(read).map(({ employeeCode }) => employeeCode),
      );
      const attributed = eventsOf(read).flatMap((event) => {
        const employeeId = employeeOf(event.employeeCode);
        return employeeId === undefined ? [] : [{ ...event, employeeId }];
      });
      const stored = await storeFaceEvents(call.database, device.id, attributed);
      const told = new Set<string>();
      const results = read.map((one): Result => {
        if (!('event' in one)) return { event_id: one.eventId, outcome: 'refused', reason: one.reason };
        const { eventId, employeeCode } = one.event;
        if (employeeOf(employeeCode) === undefined)
          return { event_id: eventId, outcome: 'refused', reason: `No employee has the code '${employeeCode}'` };
        const isFirst = stored.has(eventId) && !told.has(eventId);
        told.add(eventId);
        return { event_id: eventId, outcome: isFirst ? 'stored' : 'known', reason: null };
      });
      return { Results: results, Stored: stored.size };
    };
  },
};
