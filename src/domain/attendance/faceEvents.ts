import type { Day } from '../calendar/day';
import { isDay } from '../calendar/isDay';
import { isStorableText } from '../validation/storableText';
import { workDateIn } from './workDate';
import { dayMs, minuteMs } from '../calendar/duration';

/** Maximum number of events in one call of a device. */
const maxFaceEvents = 500;
/** How far the clock of a device may be ahead. */
const maxAheadMs = 5 * minuteMs;
/** A device that was disconnected reports late; older events are mistakes. */
const maxLateMs = 92 * dayMs;

/** An employee was seen coming or leaving. */
export interface FaceEvent {
  readonly eventId: string;
  readonly employeeCode: string;
  readonly at: Date;
  readonly workDate: Day;
  readonly direction: 'in' | 'out';
}

/** One element of a batch: an event, or the reason why it is none. */
export type ReadFaceEvent =
  { readonly event: FaceEvent } | { readonly eventId: string | null; readonly reason: string };

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max;
/** Seconds and fractions are optional; the offset is required, because without it the instant is unknown. */
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function readEvent(sent: unknown, now: Date, timeZone: string): ReadFaceEvent {
  // Text, numbers and lists have none of these fields either.
  const fields = (sent ?? {}) as Readonly<Record<string, unknown>>;
  const { event_id: eventId, employee_code: employeeCode, time, direction } = fields;
  if (!isText(eventId, 100)) return { eventId: null, reason: 'event_id is missing or longer than 100 characters' };
  // The answer repeats the event as it was sent, so that the device knows which one is meant.
  const rejected = (reason: string): ReadFaceEvent => ({ eventId, reason });
  if (!isStorableText(eventId)) return rejected('event_id contains a character that cannot be stored');
  if (!isText(employeeCode, 40)) return rejected('employee_code is missing or longer than 40 characters');
  if (!isStorableText(employeeCode)) return rejected('employee_code contains a character that cannot be stored');
  if (direction !== 'in' && direction !== 'out') return rejected("direction must be 'in' or 'out'");
  // Date would read 30 February as 2 March.
  const at =
    typeof time === 'string' && instantPattern.test(time) && isDay(time.slice(0, 'YYYY-MM-DD'.length))
      ? Date.parse(time)
      : Number.NaN;
  if (Number.isNaN(at)) return rejected('time is no instant of ISO 8601 with an offset');
  if (at > now.getTime() + maxAheadMs) return rejected('time lies in the future: the clock of the device is wrong');
  if (at < now.getTime() - maxLateMs) return rejected('time lies more than 92 days back');
  const instant = new Date(at);
  return {
    event: {
      eventId,
      employeeCode: employeeCode.trim(),
      at: instant,
      workDate: workDateIn(timeZone, instant),
      direction,
    },
  };
}

/**
 * Reads a batch of a device, event by event.
 * @returns undefined if the text is not a list, or a list of more than 500 events
 */
export function readFaceEvents(text: string, now: Date, timeZone: string): ReadFaceEvent[] | undefined {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return undefined;
  }
  return Array.isArray(sent) && sent.length <= maxFaceEvents
    ? sent.map((one) => readEvent(one, now, timeZone))
    : undefined;
}
