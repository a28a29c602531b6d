import {
  pastDaysOfMonth,
  pendingAges,
  pendingAgeSpan,
  trendDays,
  trendMonths,
} from '../../../src/domain/company/companyTrends';
import { dayMs } from '../../../src/domain/calendar/duration';

test('charts end today and this month: 31 days and 12 months', () => {
  expect(trendDays('2026-03-01')).toEqual({ first: '2026-01-30', last: '2026-03-01' });
  const months = trendMonths('2026-03-31');
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-04', '2026-03']);
});

test.each([
  ['2026-02', '2026-03-05', '2026-02-01', '2026-02-28'],
  ['2026-03', '2026-03-05', '2026-03-01', '2026-03-05'],
  ['2026-03', '2026-03-31', '2026-03-01', '2026-03-31'],
])('of %s, on %s, the days from %s to %s are not in the future', (month, today, first, last) => {
  expect(pastDaysOfMonth(month, today)).toEqual({ first, last });
});

test('of a future month no day is in the past', () => {
  const { first, last } = pastDaysOfMonth('2026-04', '2026-03-05');
  expect(first > last).toBe(true);
});

test('every request has one age: the spans follow each other without a gap, from now on back', () => {
  const now = new Date('2026-03-05T10:00:00Z');
  const spans = pendingAges.map((age) => pendingAgeSpan(age, now));
  expect(spans.map(({ until }) => (now.getTime() - until.getTime()) / dayMs)).toEqual([0, 1, 3, 7, 30]);
  for (const [index, { after }] of spans.entries()) expect(after).toEqual(spans[index + 1]?.until ?? null);
});
