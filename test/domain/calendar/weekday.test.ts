import fc from 'fast-check';
import { addDays, daysOfRange } from '../../../src/domain/calendar/day';
import { isWeekOff, mondayOfWeek, shortWeekdayName, weekdayName } from '../../../src/domain/calendar/weekday';

const day = fc.integer({ min: -30_000, max: 80_000 }).map((days) => addDays('1970-01-01', days));

test('weekdays have their names, and Saturdays and Sundays are off', () => {
  const week = daysOfRange('2026-03-02', '2026-03-08');
  expect(week.map(weekdayName)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  expect(week.map(shortWeekdayName)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(week.map(isWeekOff)).toEqual([false, false, false, false, false, true, true]);
});

test('a week begins on its Monday, and each has two days off', () => {
  fc.assert(
    fc.property(day, (any) => {
      const monday = mondayOfWeek(any);
      expect(weekdayName(monday)).toBe('Monday');
      expect(monday <= any && any <= addDays(monday, 6)).toBe(true);
      expect(daysOfRange(monday, addDays(monday, 6)).filter(isWeekOff)).toHaveLength(2);
    }),
  );
});
