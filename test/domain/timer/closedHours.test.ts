import { closedMonthMessage } from '../../../src/domain/present-data/closedMonth';
import { firstClosedMonth, countedFromText, daysOfTimeEntry } from '../../../src/domain/timer/closedHours';

const entry = (from: string, to: string) => ({ startedAt: new Date(from), stoppedAt: new Date(to) });

test.each([
  // Midnight of 1 March in Kolkata is 18:30 of 28 February in UTC.
  ['2026-02-28T10:00:00Z', '2026-02-28T12:00:00Z', '2026-02'],
  ['2026-02-28T17:00:00Z', '2026-02-28T18:30:00Z', '2026-02'],
  ['2026-02-28T18:30:00Z', '2026-02-28T20:00:00Z', null],
  ['2026-02-28T18:00:00Z', '2026-02-28T19:00:00Z', '2026-02'],
  ['2026-01-31T10:00:00Z', '2026-03-02T10:00:00Z', '2026-02'],
  ['2026-01-31T10:00:00Z', '2026-01-31T11:00:00Z', null],
])('with February closed in Kolkata an entry from %s to %s lies in the closed month %s', (from, to, month) => {
  expect(firstClosedMonth(entry(from, to), ['2025-12', '2026-02'], 'Asia/Kolkata')).toBe(month);
});

test('an entry has at least the day on which it began', () => {
  expect(daysOfTimeEntry(entry('2026-02-28T18:30:00Z', '2026-02-28T18:30:00Z'), 'Asia/Kolkata')).toEqual({
    first: '2026-03-01',
    last: '2026-03-01',
  });
});

test('the first closed month of an entry, and from when a timer counts', () => {
  const long = { startedAt: new Date('2026-01-31T22:00:00Z'), stoppedAt: new Date('2026-03-01T00:00:00Z') };
  expect(firstClosedMonth(long, ['2026-02', '2026-01'], 'UTC')).toBe('2026-01');
  expect(firstClosedMonth(long, ['2026-03'], 'UTC')).toBeNull();
  expect(closedMonthMessage('2026-02', 'hours')).toBe(
    'February 2026 is closed: its hours can change only after HR has reopened it',
  );
  expect(countedFromText('2026-03-01')).toBe(
    'The month in which the timer started is closed. The time counts from 01/03/2026 on.',
  );
});
