import fc from 'fast-check';
import { addDays } from '../../../../src/domain/calendar/day';
import { isDay } from '../../../../src/domain/calendar/isDay';
import { addMonths, daysOfMonth, monthName, toMonth } from '../../../../src/domain/calendar/month';
import { formatDay } from '../../../../src/domain/calendar/formatDay';
import { shortWeekdayName, weekdayName } from '../../../../src/domain/calendar/weekday';
import { daysOfPeriod } from '../../../../src/domain/leave/leavePeriod';
import {
  dateText,
  dateToDay,
  daysInMonth,
  dayTitle,
  dayToDate,
  monthChoices,
  monthTitle,
  stepDay,
  stepMonth,
  weekdayText,
  yearsBetween,
} from '../../../../src/client/ui/form/day/calendar';

/** Days that forms take, with room to step. */
const days = fc.integer({ min: 0, max: 90_000 }).map((count) => addDays('1930-01-01', count));
const steps = fc.integer({ min: -240, max: 240 });

test('calendars and pickers count as the rules of the domain do', () => {
  fc.assert(
    fc.property(days, steps, (day, by) => {
      expect(isDay(day)).toBe(true);
      expect(stepDay(day, by)).toBe(addDays(day, by));
      expect(stepMonth(toMonth(day), by)).toBe(addMonths(toMonth(day), by));
      const { first, last } = daysOfMonth(toMonth(day));
      expect(daysInMonth(toMonth(day)).map((shown) => shown.day)).toEqual(daysOfPeriod({ from: first, to: last }));
    }),
    { numRuns: 200 },
  );
});

test('they write days and months as every other screen does', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(monthTitle(toMonth(day))).toBe(monthName(toMonth(day)));
      expect(dayTitle(day)).toBe(`${shortWeekdayName(day)} ${formatDay(day)}`);
      const shown = daysInMonth(toMonth(day)).find((one) => one.day === day);
      expect(shown).toEqual({ day, weekday: weekdayName(day).slice(0, 2), dayOfMonth: Number(day.slice(8)) });
    }),
    { numRuns: 200 },
  );
});

test("a day is the same one in Blueprint's calendar, on any clock of the browser", () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(dateToDay(dayToDate(day))).toBe(day);
      expect(weekdayText(dayToDate(day))).toBe(weekdayName(day).slice(0, 2));
      expect(dateText(dayToDate(day))).toContain(`(${weekdayName(day)})`);
    }),
    { numRuns: 200 },
  );
  expect(dateText(dayToDate('2026-10-05'))).toBe('5th October (Monday)');
});

test('months are offered by number and name, years from the latest', () => {
  expect(monthChoices).toHaveLength(12);
  expect(monthChoices[0]).toEqual({ value: '01', label: 'January' });
  expect(monthChoices[11]).toEqual({ value: '12', label: 'December' });
  expect(yearsBetween('2024-11', '2026-02')).toEqual(['2026', '2025', '2024']);
  expect(yearsBetween('2026-01', '2025-12')).toEqual([]);
});
