import type { AttendanceDay } from '../../../../src/client/api/api';
import { dayHeaderTexts, dayOffLabel } from '../../../../src/client/features/attendance/day-times/dayTimes';

const noTimes = { faceIn: null, faceOut: null, faceLastIn: null, manualIn: null, manualOut: null };
const monday = '2026-06-01';
const sunday = '2026-06-07';
const day = (first: AttendanceDay['first_half'], second: AttendanceDay['second_half']) =>
  ({ first_half: first, second_half: second }) as AttendanceDay;

test.each([
  ['a day with work', monday, day(null, null), undefined],
  ['a day on which he or she is missed', monday, day('ABS', null), undefined],
  ['a weekly off', sunday, day('WO', 'WO'), 'Weekly Off'],
  ['a holiday', monday, day('HD', 'HD'), 'Holiday'],
  ['a leave of the whole day', monday, day('PL', 'PL'), 'Paid Leave'],
  ['half a holiday and half a leave', monday, day('HD', 'PL'), 'Holiday / Paid Leave'],
  ['a leave of half a day', monday, day('PL', null), undefined],
  ['a Sunday of which nothing else is known', sunday, undefined, 'Weekly Off'],
  ['a Monday of which nothing else is known', monday, undefined, undefined],
])('%s', (_case, today, attendance, label) => {
  expect(dayOffLabel(today, attendance)).toBe(label);
  expect(dayHeaderTexts(noTimes, 'UTC', dayOffLabel(today, attendance)).faceIn).toBe(label ?? 'Absent');
});

test('who came on a day off has the time of coming', () => {
  expect(dayHeaderTexts({ ...noTimes, faceIn: '2026-06-07T09:05:00Z' }, 'UTC', 'Weekly Off').faceIn).toBe('09:05 AM');
});
