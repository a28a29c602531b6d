import fc from 'fast-check';
import { addDays, type Day } from '../../../src/domain/calendar/day';
import { packWeek, calendarWeeks, type SpanOfDays } from '../../../src/domain/schedule/calendarWeeks';

const [week = []] = calendarWeeks('week', '2026-03-11');
const monday = '2026-03-09';

test.each([
  // The month begins on a Sunday: six weeks.
  ['month', '2026-03-11', '2026-02-23', '2026-04-05', 6],
  // 28 days from Monday to Sunday.
  ['month', '2027-02-28', '2027-02-01', '2027-02-28', 4],
  ['week', '2026-03-15', '2026-03-09', '2026-03-15', 1],
  ['week', '2026-03-09', '2026-03-09', '2026-03-15', 1],
] as const)('the %s of %s is shown from Monday %s to Sunday %s', (view, day, first, last, count) => {
  const weeks = calendarWeeks(view, day);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual([first, last, count]);
  expect(weeks.every((days) => days.length === 7)).toBe(true);
});

interface Bar extends SpanOfDays {
  readonly name: string;
  readonly rows: number;
}
const bar = (name: string, first: Day, last: Day = first, rows = 3): Bar => ({ name, first, last, rows });
const pack = (...bars: Bar[]) =>
  packWeek(week, bars, ({ rows }) => rows).map(
    ({ item, row, firstColumn, lastColumn, beginsBefore, endsAfter }) =>
      `${item.name} ${row}: ${beginsBefore ? '<' : ''}${firstColumn}-${lastColumn}${endsAfter ? '>' : ''}`,
  );

test('bars get the first row that is free on their days', () => {
  expect(
    pack(
      bar('a', '2026-03-09', '2026-03-10'),
      bar('b', '2026-03-10', '2026-03-12'),
      bar('c', '2026-03-11'),
      bar('d', '2026-03-12', '2026-03-13'),
    ),
  ).toEqual(['a 0: 0-1', 'b 1: 1-3', 'c 0: 2-2', 'd 0: 3-4']);
});

test('bars are cut to the week and know that they continue; those of other weeks are left out', () => {
  expect(
    pack(
      bar('around', '2026-01-01', '2026-12-31'),
      bar('before', '2026-03-01', '2026-03-08'),
      bar('into', '2026-03-15', '2026-03-16'),
      bar('after', '2026-03-16'),
    ),
  ).toEqual(['around 0: <0-6>', 'into 1: 6-6>']);
  // From the first to the last day of the week.
  expect(pack(bar('whole', '2026-03-09', '2026-03-15'))).toEqual(['whole 0: 0-6']);
});

test('bars without a free row are left out, and may use fewer rows than others', () => {
  expect(pack(bar('a', monday, monday, 1), bar('b', monday, monday, 1), bar('c', monday), bar('d', monday))).toEqual([
    'a 0: 0-0',
    'c 1: 0-0',
    'd 2: 0-0',
  ]);
});

test('no two bars overlap, and one is left out only where all of its rows are taken', () => {
  const bars = fc.array(
    fc.record({ start: fc.integer({ min: -10, max: 16 }), length: fc.nat({ max: 20 }), rows: fc.nat({ max: 5 }) }),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(bars, (drawn) => {
      const items = drawn.map(({ start, length, rows }, index) =>
        bar(String(index), addDays(monday, start), addDays(monday, start + length), rows),
      );
      const packed = packWeek(week, items, ({ rows }) => rows);
      const cells = packed.flatMap(({ row, firstColumn, lastColumn }) =>
        week.flatMap((_, column) => (column >= firstColumn && column <= lastColumn ? [`${row} ${column}`] : [])),
      );
      expect(new Set(cells).size).toBe(cells.length);
      for (const { item, row, firstColumn, lastColumn } of packed) {
        expect(row).toBeLessThan(item.rows);
        expect(week[firstColumn]).toBe(item.first < monday ? monday : item.first);
        expect(week[lastColumn]).toBe(item.last > (week[6] ?? '') ? week[6] : item.last);
      }
      const shown = new Set(packed.map(({ item }) => item.name));
      for (const { name, first, last, rows } of items) {
        const days = week.filter((day) => first <= day && day <= last);
        if (days.length === 0 || shown.has(name)) continue;
        for (let row = 0; row < rows; row += 1)
          expect(days.some((day) => cells.includes(`${row} ${week.indexOf(day)}`))).toBe(true);
      }
    }),
  );
});
