import { reportSpan } from '../../../src/server/features/reports/reportDays';

const zone = 'Asia/Kolkata';
/** The 2nd of March in the company. */
const now = new Date('2026-03-01T20:00:00Z');

test.each([
  ['without days the last 30 days, today included', {}, '2026-01-31T18:30:00.000Z', '2026-03-02T18:30:00.000Z'],
  [
    'with a last day alone the 30 days that end with it',
    { To: '2026-01-30' },
    '2025-12-31T18:30:00.000Z',
    '2026-01-30T18:30:00.000Z',
  ],
  ['one day', { From: '2026-01-30', To: '2026-01-30' }, '2026-01-29T18:30:00.000Z', '2026-01-30T18:30:00.000Z'],
])('a report covers %s', (_what, days, from, to) => {
  const span = reportSpan(days, now, zone);
  expect([span.from.toISOString(), span.to.toISOString()]).toEqual([from, to]);
});
