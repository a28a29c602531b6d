import fc from 'fast-check';
import { addDays, type Day } from '../../../src/domain/calendar/day';
import {
  barsOnDay,
  calendarWeeks,
  neededRows,
  packWeek,
  shareRows,
  type SpanOfDays,
} from '../../../src/domain/schedule/calendarWeeks';

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

test('a bar without a free row gets the longest part that the others leave, after all whole bars', () => {
  expect(
    pack(
      bar('a', monday, '2026-03-10', 1),
      bar('long', monday, '2026-03-20', 1),
      bar('b', '2026-03-13', '2026-03-13', 1),
      bar('none', '2026-03-10', '2026-03-11', 1),
    ),
  ).toEqual(['a 0: 0-1', 'long 0: <2-3>', 'b 0: 4-4']);
});

test('no two bars overlap, one is cut only where it has no free row, and left out only where nothing is free', () => {
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
      const columns = (first: Day, last: Day) =>
        week.flatMap((day, column) => (first <= day && day <= last ? column : []));
      const cells = new Map<string, string>();
      for (const { item, row, firstColumn, lastColumn } of packed)
        for (const column of week.keys())
          if (column >= firstColumn && column <= lastColumn) {
            expect(cells.get(`${row} ${column}`)).toBeUndefined();
            cells.set(`${row} ${column}`, item.name);
          }
      const byName = new Map(packed.map((one) => [one.item.name, one]));
      for (const { name, first, last, rows } of items) {
        const wanted = columns(first, last);
        const drawn = byName.get(name);
        const isTaken = (row: number, column: number) => (cells.get(`${row} ${column}`) ?? name) !== name;
        const isFree = (row: number, column: number) => cells.get(`${row} ${column}`) === undefined;
        const everyRow = Array.from({ length: rows }, (_, row) => row);
        if (drawn === undefined) {
          expect(everyRow.some((row) => wanted.some((column) => isFree(row, column)))).toBe(false);
          continue;
        }
        expect(drawn.row).toBeLessThan(rows);
        expect(wanted).toEqual(expect.arrayContaining([drawn.firstColumn, drawn.lastColumn]));
        expect(drawn.beginsBefore).toBe(first < (week[drawn.firstColumn] ?? ''));
        expect(drawn.endsAfter).toBe(last > (week[drawn.lastColumn] ?? ''));
        if (drawn.lastColumn - drawn.firstColumn + 1 === wanted.length) continue;
        expect(everyRow.every((row) => wanted.some((column) => isTaken(row, column)))).toBe(true);
        for (const next of [drawn.firstColumn - 1, drawn.lastColumn + 1])
          if (wanted.includes(next)) expect(isFree(drawn.row, next)).toBe(false);
      }
      for (const day of week)
        expect(barsOnDay(week, packed, day).length).toBe(
          [...cells.keys()].filter((cell) => cell.endsWith(` ${week.indexOf(day)}`)).length,
        );
    }),
  );
});

test('a week needs as many rows as its bars take without overlaps', () => {
  expect(neededRows(week, [])).toBe(0);
  expect(neededRows(week, [bar('a', monday), bar('b', monday), bar('c', '2026-03-10'), bar('d', '2026-04-01')])).toBe(
    2,
  );
});

test.each([
  ['what a week does not need goes to the one that needs more', [20, 0, 4], 30, 3, [20, 5, 5]],
  ['those that need more than there is get equally many', [40, 2, 60, 9], 30, 2, [10, 2, 9, 9]],
  ['enough for all: the rest is shared, too', [1, 1, 1], 12, 2, [4, 4, 4]],
  ['nothing known yet', [0, 0, 0, 0, 0], 12, 2, [3, 3, 2, 2, 2]],
  ['a low window: the calendar is scrolled', [9, 9, 9], 4, 2, [2, 2, 2]],
])('%s', (_text, needed, fitting, min, rows) => {
  expect(shareRows(needed, { fitting, min })).toEqual(rows);
});

test('the shared rows are all that fit, and no week gets fewer than another that needs no more', () => {
  const needs = fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(needs, fc.nat({ max: 120 }), fc.integer({ min: 1, max: 5 }), (needed, fitting, min) => {
      const rows = shareRows(needed, { fitting, min });
      expect(rows.reduce((sum, count) => sum + count, 0)).toBe(Math.max(fitting, min * needed.length));
      rows.forEach((count, one) => {
        const need = needed[one] ?? 0;
        // A week without enough rows has about as many as any other.
        if (count < need) rows.forEach((other) => expect(other).toBeLessThanOrEqual(Math.max(count + 1, min)));
      });
    }),
  );
});
