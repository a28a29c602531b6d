import { readFaceEvents } from '../../../src/domain/attendance/faceEvents';

const now = new Date('2026-03-02T09:00:00Z');
const event = { event_id: ' e-1', employee_code: ' EMP001 ', time: '2026-03-02T08:55:00Z', direction: 'in' };
const read = (changes: object, zone = 'UTC') =>
  readFaceEvents(JSON.stringify([{ ...event, ...changes }]), now, zone)?.[0];

test('an event is read, its code without blanks, its day by the company', () => {
  expect(read({})).toEqual({
    event: {
      eventId: ' e-1',
      employeeCode: 'EMP001',
      at: new Date('2026-03-02T08:55:00Z'),
      workDate: '2026-03-02',
      direction: 'in',
    },
  });
  expect(read({ time: '2026-03-01T20:00:00Z' }, 'Asia/Kolkata')).toMatchObject({ event: { workDate: '2026-03-01' } });
  expect(read({ direction: 'out' })).toMatchObject({ event: { direction: 'out' } });
});

const noInstant = 'time is no instant of ISO 8601 with an offset';
test.each<[object, string]>([
  [{ employee_code: undefined }, 'employee_code is missing or longer than 40 characters'],
  [{ employee_code: '  ' }, 'employee_code is missing or longer than 40 characters'],
  [{ employee_code: 7 }, 'employee_code is missing or longer than 40 characters'],
  [{ employee_code: 'x'.repeat(41) }, 'employee_code is missing or longer than 40 characters'],
  [{ employee_code: 'a\u0000b' }, 'employee_code contains a character that cannot be stored'],
  [{ event_id: 'a\u0000b' }, 'event_id contains a character that cannot be stored'],
  [{ direction: 'up' }, "direction must be 'in' or 'out'"],
  [{ direction: undefined }, "direction must be 'in' or 'out'"],
  [{ time: undefined }, noInstant],
  [{ time: 5 }, noInstant],
  [{ time: '2026-03-02T08:55:00' }, noInstant],
  [{ time: '2026-02-30T08:55:00Z' }, noInstant],
  [{ time: '2026-03-02T25:55:00Z' }, noInstant],
  [{ time: 'x2026-03-02T08:55:00Z' }, noInstant],
  [{ time: '2026-03-02T08:55:00Zx' }, noInstant],
  [{ time: '2026-03-02T08:55:00.1234567890Z' }, noInstant],
  [{ time: '2026-03-02T08:55:00.Z' }, noInstant],
  [{ time: '2026-03-02 08:55:00Z' }, noInstant],
  [{ time: '2026-03-02T08:55:00+0530' }, noInstant],
  [{ time: '2026-03-02T08:55:00+05' }, noInstant],
  [{ time: '2026-03-02T08:55:00 GMT' }, noInstant],
  [{ time: '2026-03-02T08:55:60Z' }, noInstant],
  [{ time: '2026-03-02T8:55Z' }, noInstant],
  [{ time: '2026-03-02' }, noInstant],
  [{ time: '2026-13-02T08:55:00Z' }, noInstant],
  [{ time: ['2026-03-02T08:55:00Z'] }, noInstant],
  [{ time: '2026-03-02T09:05:00.001Z' }, 'time lies in the future: the clock of the device is wrong'],
  [{ time: '2025-11-30T08:59:59.999Z' }, 'time lies more than 92 days back'],
])('%j is rejected', (changes, reason) => {
  expect(read(changes)).toEqual({ eventId: 'event_id' in changes ? changes.event_id : event.event_id, reason });
});

test.each([
  { time: '2026-03-02T09:05:00Z' },
  { time: '2025-11-30T09:00:00Z' },
  { time: '2026-03-02T08:55Z' },
  { time: '2026-03-02T14:25:00+05:30' },
  { time: '2026-03-02T03:55:00-05:00' },
  { time: '2026-03-02T08:55:00.1Z' },
  { time: '2026-03-02T08:55:00.123456789Z' },
  { employee_code: 'x'.repeat(40) },
  { event_id: 'x'.repeat(100) },
])('%j is an event', (changes) => {
  expect(read(changes)).toHaveProperty('event');
});

test.each([undefined, '', ' ', 4, null, 'x'.repeat(101)])(
  'without an id such as %j nothing can be repeated',
  (event_id) => {
    expect(read({ event_id })).toEqual({ eventId: null, reason: 'event_id is missing or longer than 100 characters' });
  },
);
test.each(['null', '"text"', '7', '[]'])('%s is an event without an id', (text) => {
  expect(readFaceEvents(`[${text}]`, now, 'UTC')).toEqual([
    { eventId: null, reason: 'event_id is missing or longer than 100 characters' },
  ]);
});

test('a batch is a list of at most 500 events', () => {
  const batch = (size: number) => readFaceEvents(JSON.stringify(Array.from({ length: size }, () => event)), now, 'UTC');
  expect(batch(500)).toHaveLength(500);
  expect(batch(501)).toBeUndefined();
  for (const text of ['', '{', '{}', 'null', '"x"']) expect(readFaceEvents(text, now, 'UTC')).toBeUndefined();
  expect(readFaceEvents('[]', now, 'UTC')).toEqual([]);
});
