import {
  firstOverdueDay,
  nextVisits,
  readVisits,
  sinceInstant,
  type DashboardVisits,
} from '../../../src/domain/dashboard/whatChanged';

const timeZone = 'Asia/Kolkata';
// A Wednesday, 10:00 in Kolkata.
const nowMs = Date.parse('2026-03-04T04:30:00Z');
const since = (choice: 'yesterday' | 'visit' | 'monday', visits: DashboardVisits | null = null) =>
  sinceInstant(choice, { nowMs, timeZone, visits });

test('Yesterday and Monday begin at midnight of the company', () => {
  expect(since('yesterday')).toBe('2026-03-02T18:30:00.000Z');
  const visits = { latest: '2026-03-04T04:30:00.000Z', previous: '2026-02-27T05:00:00.000Z' };
  expect(since('yesterday', visits)).toBe('2026-03-02T18:30:00.000Z');
  expect(since('monday')).toBe('2026-03-01T18:30:00.000Z');
  expect(since('monday', visits)).toBe('2026-03-01T18:30:00.000Z');
});

test('The last visit counts from its instant; without one, and long ago, it has a bound', () => {
  expect(since('visit', { latest: '2026-03-04T04:30:00.000Z', previous: '2026-02-27T05:00:00.000Z' })).toBe(
    '2026-02-27T05:00:00.000Z',
  );
  expect(since('visit', { latest: '2026-03-04T04:30:00.000Z', previous: null })).toBe(since('yesterday'));
  expect(since('visit', { latest: '2026-03-04T04:30:00.000Z', previous: '2025-01-01T00:00:00.000Z' })).toBe(
    '2026-02-01T18:30:00.000Z',
  );
});

test('A visit goes on when the dashboard is opened again within an hour', () => {
  const first = nextVisits(null, nowMs);
  expect(first).toEqual({ latest: '2026-03-04T04:30:00.000Z', previous: null });
  const soon = nextVisits(first, nowMs + 59 * 60_000);
  expect(soon).toEqual({ latest: '2026-03-04T05:29:00.000Z', previous: null });
  expect(nextVisits(first, nowMs + 3_600_000).previous).toBe(first.latest);
  expect(nextVisits(soon, nowMs + 5 * 3_600_000).previous).toBe(soon.latest);
});

test('What was stored by something else is no visit', () => {
  for (const stored of [undefined, null, 'x', {}, { latest: 'soon' }]) expect(readVisits(stored)).toBeNull();
  expect(readVisits({ latest: '2026-03-04T04:30:00Z', previous: 7 })?.previous).toBeNull();
});

test('A task becomes overdue when the day after its due day begins', () => {
  expect(firstOverdueDay(new Date('2026-03-02T18:30:00Z'), timeZone)).toBe('2026-03-02');
  expect(firstOverdueDay(new Date('2026-03-02T18:30:01Z'), timeZone)).toBe('2026-03-03');
});
