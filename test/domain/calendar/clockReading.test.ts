import fc from 'fast-check';
import { parseClockReading, readServerClock, writeServerClock } from '../../../src/domain/calendar/clockReading';

test.each([
  ['2026-03-02T09:55:00+05:30', { atMs: Date.parse('2026-03-02T04:25:00Z'), isFixed: false }],
  ['2026-03-02T09:55:00+05:30,fixed', { atMs: Date.parse('2026-03-02T04:25:00Z'), isFixed: true }],
  ['2028-02-29T12:00Z , fixed', { atMs: Date.parse('2028-02-29T12:00:00Z'), isFixed: true }],
  ['2026-12-31T23:50:00.250-03:00', { atMs: Date.parse('2027-01-01T02:50:00.250Z'), isFixed: false }],
])('the clock %s is understood', (text, expected) => {
  expect(parseClockReading(text)).toEqual(expected);
});

test.each([
  '',
  'now',
  '2026-03-02',
  '2026-03-02T09:55:00',
  '2026-02-30T09:55:00Z',
  '2026-03-02T25:00:00Z',
  '2026-03-02T09:55:00Z,stopped',
  '2026-03-02T09:55:00Z,fixed,fixed',
  'x2026-03-02T09:55:00Z',
  '2026-03-02T09:55:00Z (noon)',
  '2026-03-02T09:55:00.1234Z',
])('the clock %p is none', (text) => {
  expect(parseClockReading(text)).toBeUndefined();
});

const instants = fc.integer({ min: Date.parse('2000-01-01T00:00:00Z'), max: Date.parse('2099-12-31T00:00:00Z') });

test('what a server says of its clock is read as it was meant', () => {
  fc.assert(
    fc.property(
      fc.record({ atMs: instants, isFixed: fc.boolean(), isSet: fc.boolean(), isSettable: fc.boolean() }),
      (clock) => {
        expect(readServerClock(writeServerClock(clock))).toEqual(clock);
      },
    ),
  );
});

test('words of a later version are skipped, and anything else is no clock', () => {
  expect(readServerClock('2026-03-02T04:25:00.000Z,set,slow')).toEqual({
    atMs: Date.parse('2026-03-02T04:25:00Z'),
    isFixed: false,
    isSet: true,
    isSettable: false,
  });
  expect(readServerClock('soon')).toBeUndefined();
});

test('a clock is written as an instant and the words that hold', () => {
  const clock = { atMs: Date.parse('2026-03-02T04:25:00Z'), isFixed: false, isSet: false, isSettable: false };
  expect(writeServerClock(clock)).toBe('2026-03-02T04:25:00.000Z');
  expect(writeServerClock({ ...clock, isFixed: true, isSet: true, isSettable: true })).toBe(
    '2026-03-02T04:25:00.000Z,fixed,set,settable',
  );
});
