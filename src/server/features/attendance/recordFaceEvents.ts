import { readFaceEvents, type FaceEvent, type ReadFaceEvent } from '../../../domain/attendance/faceEvents';
import { allInOrder } from '../../database/transactions/allInOrder';
import { Failure, failures } from '../../errors/failure';
import type { PreparedHandler, Schemas } from '../../operations/call';
import { notifyReportedLate } from '../../present-months/notifyReportedLate';
import { countAttempt } from '../../security/attemptsRepository';
import { hashToken } from '../../security/token';
import { deviceByKey, employeesByCode } from './faceDevicesReadModel';
import { markDeviceUsed, storeFaceEvents } from './faceDevicesRepository';

/** In 15 minutes: a call every second. */
const maxCalls = 900;
/** In 15 minutes, per address. */
const maxWrongKeys = 60;

type Result = Schemas['FaceEventResult'];

const unknownKey = (): Failure =>
  new Failure(401, 'The key of this device is not known or no longer valid', { code: 'unknown_device_key' });

const validEvents = (read: readonly ReadFaceEvent[]): FaceEvent[] =>
  read.flatMap((one) => ('event' in one ? [one.event] : []));

/**
 * Stores face events in any order and any number of times: the device and its own id identify an event.
 * @throws Failure 401 for an unknown key, 429 when a device calls too often or an address tries too many keys, 400 for a malformed batch
 */
export const recordFaceEvents: PreparedHandler<'recordFaceEvents'> = {
  prepare: async ({ body, database, now, machineNow, origin, services }) => {
    const device = origin.deviceKey === null ? undefined : await deviceByKey(database, hashToken(origin.deviceKey));
    if (device === undefined) {
      await countAttempt(database, [{ subject: `face-device-key:${origin.address}`, max: maxWrongKeys }], machineNow);
      throw unknownKey();
    }
    await countAttempt(database, [{ subject: `face-device:${device.id}`, max: maxCalls }], machineNow);
    const read = readFaceEvents(body.events, now, services.companyTimeZone);
    if (read === undefined)
      throw failures.malformed([{ field: 'events', message: 'events must be a JSON list of at most 500 events' }]);

    return async (call) => {
      const [isActive, employeeByCode] = await allInOrder([
        markDeviceUsed(call.database, device.id, now),
        employeesByCode(
          call.database,
          validEvents(read).map(({ employeeCode }) => employeeCode),
        ),
      ]);
      if (!isActive) throw unknownKey();
      const attributed = validEvents(read).flatMap((event) => {
        const employeeId = employeeByCode(event.employeeCode);
        return employeeId === undefined ? [] : [{ ...event, employeeId }];
      });
      const stored = await storeFaceEvents(call.database, device.id, attributed);
      await notifyReportedLate(
        call.database,
        attributed.filter(({ eventId }) => stored.has(eventId)),
        { now, timeZone: services.companyTimeZone },
      );
      const answeredIds = new Set<string>();
      const results = read.map((one): Result => {
        if (!('event' in one)) return { event_id: one.eventId, outcome: 'refused', reason: one.reason };
        const { eventId, employeeCode } = one.event;
        if (employeeByCode(employeeCode) === undefined)
          return { event_id: eventId, outcome: 'refused', reason: `No employee has the code '${employeeCode}'` };
        const isFirst = stored.has(eventId) && !answeredIds.has(eventId);
        answeredIds.add(eventId);
        return { event_id: eventId, outcome: isFirst ? 'stored' : 'known', reason: null };
      });
      return { Results: results, Stored: stored.size };
    };
  },
};
