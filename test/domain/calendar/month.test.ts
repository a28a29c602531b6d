import fc from 'fast-check';
import {
  addMonths,
  daysOfMonth,
  isMonth,
  lastDayOfMonth,
  monthName,
  toMonth,
  monthWithin,
  numericMonthName,
  shortMonthName,
  yearAndMonth,
} from '../../../src/domain/calendar/month';

const month = fc
  .tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

test('months are counted on and back over the years', () => {
  expect([
    addMonths('2026-12', 1),
    addMonths('2026-01', -1),
    addMonths('2026-03', -27),
    addMonths('2026-03', 0),
  ]).toEqual(['2027-01', '2025-12', '2023-12', '2026-03']);
  fc.assert(
    fc.property(month, fc.integer({ min: -500, max: 500 }), (from, by) => {
      expect(isMonth(addMonths(from, by))).toBe(true);
      expect(addMonths(addMonths(from, by), -by)).toBe(from);
    }),
  );
});

test.each([
  ['2028-02', '2028-02-29'],
  ['2026-02', '2026-02-28'],
  ['2026-12', '2026-12-31'],
  ['2026-04', '2026-04-30'],
])('%s ends on %s', (of, last) => {
  expect(lastDayOfMonth(of)).toBe(last);
  expect(daysOfMonth(of)).toEqual({ first: `${of}-01`, last });
  expect(toMonth(last)).toBe(of);
});

test('a month, and the month of a day, is sent as two numbers and shown as two where there is no room for its name', () => {
  expect([yearAndMonth('2026-01'), yearAndMonth('2027-12-31')]).toEqual([
    { year: 2026, month: 1 },
    { year: 2027, month: 12 },
  ]);
  expect([numericMonthName('2026-01'), numericMonthName('2027-12-31')]).toEqual(['01/2026', '12/2027']);
});

test('a month is shown by name and year', () => {
  expect([monthName('2026-10'), monthName('2028-02'), shortMonthName('2026-10')]).toEqual([
    'October 2026',
    'February 2028',
    'Oct',
  ]);
});

test.each([
  ['2026-10', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-1', false],
  ['', false],
  [null, false],
  ['2026-10-01', false],
])('%s is a month: %s', (text, is) => {
  expect(isMonth(text)).toBe(is);
});

test('the nearest month within limits', () => {
  const limits = { min: '2022-01', max: '2026-06' };
  expect(['2021-12', '2024-02', '2026-07'].map((one) => monthWithin(one, limits))).toEqual([
    '2022-01',
    '2024-02',
    '2026-06',
  ]);
});

test.each([
  ['x2026-03', false],
  ['2026-03-01', false],
  ['2026-13', false],
  ['2026-00', false],
  [202603, false],
  [['2026-03'], false],
  [undefined, false],
  ['2026-03', true],
])('%j is a month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected);
});

test('a month before the year 1000 keeps its four digits', () => {
  expect(addMonths('0999-12', 0)).toBe('0999-12');
});
