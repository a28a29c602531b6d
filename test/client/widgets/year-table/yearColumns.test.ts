import fc from 'fast-check';
import { addDays } from '../../../../src/domain/calendar/day';
import { daysOfMonth, monthsOfYear } from '../../../../src/domain/calendar/month';
import { weekdayNumber } from '../../../../src/domain/calendar/weekday';
import { dayAfterKey, daysByColumn } from '../../../../src/client/widgets/year-table/yearColumns';

test('every month has all of its days, each below its weekday', () => {
  for (const month of [2026, 2027, 2028].flatMap(monthsOfYear)) {
    const columns = daysByColumn(month);
    const days = columns.filter((day) => day !== undefined);
    expect([days[0], days.at(-1)]).toEqual(Object.values(daysOfMonth(month)));
    columns.forEach((day, column) => {
      if (day !== undefined) expect((weekdayNumber(day) + 6) % 7).toBe(column % 7);
    });
  }
});

test.each([
  ['2026-03-10', 'ArrowLeft', '2026-03-09'],
  ['2026-03-31', 'ArrowRight', '2026-04-01'],
  ['2026-01-01', 'ArrowLeft', '2026-01-01'],
  ['2026-12-31', 'ArrowRight', '2026-12-31'],
  // Below a Tuesday in the same column.
  ['2026-03-10', 'ArrowDown', '2026-04-14'],
  ['2026-03-10', 'ArrowUp', '2026-02-10'],
  ['2026-01-20', 'ArrowUp', '2026-01-20'],
  ['2026-12-20', 'ArrowDown', '2026-12-20'],
  // May ends two columns after April.
  ['2026-05-31', 'ArrowUp', '2026-04-30'],
  ['2026-03-10', 'Home', '2026-03-01'],
  ['2026-02-10', 'End', '2026-02-28'],
  ['2026-02-10', 'a', undefined],
])('from %s, %s leads to %s', (day, key, expected) => {
  expect(dayAfterKey(day, key)).toBe(expected);
});

test('up and down stay below the weekday wherever the other month has that column', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.constantFrom('ArrowUp', 'ArrowDown'), (days, key) => {
      const day = addDays('2024-01-01', days);
      const next = dayAfterKey(day, key) ?? '';
      const isAtEnd = next === day || Object.values(daysOfMonth(next.slice(0, 7))).includes(next);
      expect(isAtEnd || weekdayNumber(next) === weekdayNumber(day)).toBe(true);
      expect(next.slice(0, 4)).toBe(day.slice(0, 4));
    }),
  );
});
