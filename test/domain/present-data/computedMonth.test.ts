import type { AttendanceDay } from '../../../src/domain/attendance/attendanceDay';
import { computeMonth, differingFigures } from '../../../src/domain/present-data/computedMonth';
import { firstDayOfMonth, zeroBasedMonth } from '../../../src/domain/calendar/month';

const day = (first: 'DP' | 'PL' | 'ABS', second: 'DP' | 'PL' | 'ABS', isPunchMissing = false): AttendanceDay => ({
  day: '2026-03-02',
  checkIn: null,
  checkOut: null,
  present: { first: first === 'DP', second: second === 'DP' },
  codes: { first, second },
  kinds: { first: 'work', second: 'work' },
  presentCount: 0,
  workedMs: 0,
  isPunchMissing,
  isFuture: false,
});

test('the figures of a month follow from its days', () => {
  const days = [day('DP', 'DP'), day('DP', 'PL'), day('PL', 'ABS'), day('PL', 'PL'), day('DP', 'ABS', true)];
  expect(computeMonth(days, 2)).toEqual({
    Working_days: 5,
    Full_leave: 1,
    Half_leave: 2,
    Missed_punch: 1,
    WFM: 2,
    Total_days: 2,
  });
});

test('differences are named figure by figure', () => {
  const month = computeMonth([day('DP', 'DP')], 0);
  expect(differingFigures(month, month)).toEqual([]);
  expect(differingFigures({ ...month, WFM: 1, Full_leave: 3 }, month)).toEqual(['Full_leave', 'WFM']);
});

test('a month is that of its days, January being 0 in the calls', () => {
  expect(firstDayOfMonth('2026-03-17')).toBe('2026-03-01');
  expect([zeroBasedMonth('2026-01'), zeroBasedMonth('2026-12')]).toEqual([0, 11]);
});
