import fc from 'fast-check';
import { addDays } from '../../../src/domain/calendar/day';
import { isDay } from '../../../src/domain/calendar/isDay';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { dayMessages, dayProblem, parseDisplayedDay } from '../../../src/domain/calendar/parseDisplayedDay';
import { readDay, typedDay } from '../../../src/domain/calendar/readDay';
import { spokenDay } from '../../../src/domain/calendar/spokenDay';
import { peopleNamed } from '../../../src/domain/people/peopleNamed';
import { readDuration } from '../../../src/domain/tasks/duration';

const written = [
  '02/03/2026',
  '2/3/2026',
  '02-03-2026',
  '2.3.2026',
  '02/03/26',
  '2026-03-02',
  '2026/3/2',
  '2026-03-02T00:00:00',
  '2026-03-02T00:00:00.000Z',
  '2026-03-02 00:00:00',
  '02/03/2026 00:00',
  '02/03/2026, 12:00 AM',
  '02-Mar-26',
  '2-Mar-2026',
  '2 March 2026',
  '2 Mar. 2026',
  'Monday, 2 March 2026',
  'Mon 2 Mar 2026',
  'Mar 2, 2026',
  'March 2nd, 2026',
  'March 2 2026',
  'Mar.  2,  26',
  '2  Mar,  2026',
  'Tue 2 Mar 2026',
  'Tues 2 Mar 2026',
  'Wed 2 Mar 2026',
  'Wednesday 2 Mar 2026',
  'Thu 2 Mar 2026',
  'Thur 2 Mar 2026',
  'Thurs. 2 Mar 2026',
  'Sat 2 Mar 2026',
  'Saturday,  2 Mar 2026',
  '02/03/2026  7:05 PM',
  '02/03/2026 07:05PM',
  '2026-03-02T00:00:00.123+05:30',
  '2026-03-02T00:00:00+0530',
  '2026-03-02T00:00Z',
  ' 02/03/2026 ',
  '46083.25',
  '46083',
  '46083.5',
];
test.each(written)('%s is the second of March', (text) => {
  expect(readDay(text)).toBe('2026-03-02');
});
test.each([
  '',
  '31/02/2026',
  '3/25/2026',
  '2026-13-01',
  '30 Feb 2026',
  '2 Mai 2026',
  '2 Foo 2026',
  'tomorrow',
  '4',
  '123456',
  '12:30',
  '2026',
  'x02/03/2026',
  '02/03/2026x',
  '02/03/26x',
  'x02/03/26',
  'x2026-03-02',
  '2026-03-02x',
  'x2 March 2026',
  '2 March 2026x',
  'x,March 2, 2026',
  'March 2, 2026x',
  'March 2, 6',
  'Marchx 2, 2026',
  '2 Janu4 2026',
  'x46083',
  '46083x',
  '29999',
  '70001',
  '2 2026',
])('%j is no day', (text) => {
  expect(readDay(text)).toBeUndefined();
});
test.each([
  ['jan', 'january', 1],
  ['feb', 'february', 2],
  ['mar', 'march', 3],
  ['apr', 'april', 4],
  ['may', 'may', 5],
  ['jun', 'june', 6],
  ['jul', 'july', 7],
  ['aug', 'august', 8],
  ['sep', 'september', 9],
  ['sept', 'september', 9],
  ['oct', 'october', 10],
  ['nov', 'november', 11],
  ['dec', 'december', 12],
] as const)('the month %s of %s', (short, name, month) => {
  const day = `2026-${String(month).padStart(2, '0')}-12`;
  expect([readDay(`12 ${short} 2026`), readDay(`${name} 12, 2026`), readDay(`12-${name}-26`)]).toEqual([day, day, day]);
  expect(readDay(`12 ${name}x 2026`)).toBeUndefined();
});
test('the figures of a spreadsheet are days from 1982 to 2091', () => {
  expect([readDay('30000'), readDay('70000')]).toEqual(['1982-02-18', '2091-08-25']);
});
test('every day is read back as it is shown and as it is kept', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (count) => {
      const day = addDays('2000-01-01', count);
      expect([
        readDay(formatDay(day)),
        readDay(formatDay(day, '-')),
        readDay(day),
        readDay(`${day}T10:20:30Z`),
      ]).toEqual([day, day, day, day]);
    }),
  );
});
// 2 March 2026 is a Monday.
test.each<[string, string | undefined]>([
  ['today', '2026-03-02'],
  ['tmr', '2026-03-03'],
  [' TOMORROW ', '2026-03-03'],
  ['next week', '2026-03-09'],
  ['next  friday', '2026-03-13'],
  ['next sunday', '2026-03-15'],
  ['next someday', undefined],
  ['next', undefined],
  ['this week', undefined],
  ['next week please', undefined],
  ['in 3 days', '2026-03-05'],
  ['in 1 day', '2026-03-03'],
  ['in a day', '2026-03-03'],
  ['in a week', '2026-03-09'],
  ['in 2 weeks', '2026-03-16'],
  ['in 100 days', '2026-06-10'],
  ['in 1000 days', undefined],
  ['in x3 days', undefined],
  ['in 3x days', undefined],
  ['in some days', undefined],
  ['in 3', undefined],
  ['on 3 days', undefined],
  ['in 3 days please', undefined],
  ['in 3 birthdays', undefined],
  ['in 3 daysx', undefined],
  ['in 3 weeksx', undefined],
  ['in 3 midweeks', undefined],
  ['2/3', '2026-03-02'],
  ['1/3', '2027-03-01'],
  ['5.4', '2026-04-05'],
  ['29/2', undefined],
  ['x2/3', undefined],
  ['2/3x', undefined],
  ['', undefined],
  ['46083', undefined],
])('%j on a Monday is %s', (words, day) => {
  expect(spokenDay(words, '2026-03-02')).toBe(day);
});
test('the 29th of February is the one to come when there is one within a year', () => {
  expect(spokenDay('29/2', '2027-03-01')).toBe('2028-02-29');
});
test('a named weekday is one of the seven days to come', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 6 }), (count, weekday) => {
      const today = addDays('2026-01-01', count);
      const day =
        spokenDay(
          ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'][weekday] ?? '',
          today,
        ) ?? '';
      expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(weekday);
      expect(day > today && day <= addDays(today, 7)).toBe(true);
    }),
  );
});

test.each<[string, number | undefined]>([
  ['30m', 0.5],
  ['90 min', 1.5],
  ['4h', 4],
  ['4 Hr', 4],
  ['1.5h', 1.5],
  ['1,5 hours', 1.5],
  ['1d', 8],
  ['2 days', 16],
  ['1d 2h 30m', 10.5],
  ['1h30m', 1.5],
  ['20m', 0.33],
  ['1:30', 1.5],
  ['12:05', 12.08],
  ['1:30:00', 1.5],
  ['1:300', undefined],
  ['x1:30', undefined],
  [' 2h ', 2],
  ['9999.99h', 9999.99],
  ['', undefined],
  ['4', undefined],
  ['h', undefined],
  ['4x', undefined],
  ['-4h', undefined],
  ['9999h', 9999],
  ['9999h 90m', undefined],
])('the length %j', (text, hours) => {
  expect(readDuration(text)).toBe(hours);
});

const people = [
  { id: '1', name: 'Ben Okoro', code: 'EMP002', email: 'ben@port.example' },
  { id: '2', name: 'Ben Okoro', code: 'EMP003', email: 'ben.o@port.example' },
  { id: '3', name: 'Élodie Tan', code: 'EMP004', email: 'elodie@port.example' },
];
test.each<[string, string[]]>([
  ['Ben Okoro', ['1', '2']],
  ['EMP003', ['2']],
  ['emp003', ['2']],
  ['BEN@port.example', ['1']],
  ['Ben Okoro (EMP003)', ['2']],
  ['Elodie  tan', ['3']],
  ['Tan, Élodie', ['3']],
  ['Ben', []],
  ['', []],
  ['Okoro', []],
])('in a table %j names %j', (text, ids) => {
  expect(peopleNamed(text, people).map(({ id }) => id)).toEqual(ids);
});

test.each(['31/12/1899', '01/01/2200', '01/01/0050', '29/02/2027', '31/04/2026', '00/01/2026', '01/13/2026'])(
  '%s is a day of no calendar of the company, typed or pasted',
  (text) => {
    expect(parseDisplayedDay(text)).toBeUndefined();
    expect(readDay(text)).toBeUndefined();
  },
);

test.each([
  ['1/2/2026', '2026-02-01'],
  [' 01-02-2026 ', '2026-02-01'],
  ['1.2.2026', '2026-02-01'],
  ['29/02/2028', '2028-02-29'],
])("'%s' is typed for %s", (text, day) => {
  expect(parseDisplayedDay(text)).toBe(day);
});

test.each([
  'x02/03/2026',
  '02/03/2026x',
  '1102/03/26',
  'x46083',
  '46083x',
  'x2026-03-02',
  '2026-03-02x',
  '2026-03-021',
])("'%s' is no day", (text) => {
  expect(readDay(text)).toBeUndefined();
  expect(isDay(text)).toBe(false);
});

test.each([
  ['2/3/2026', '2026-03-02'],
  [' 2026-3-2 ', '2026-03-02'],
  ['02-Mar-2026', '2026-03-02'],
  ['2 March 2026', '2026-03-02'],
  ['Mar 2, 2026', '2026-03-02'],
  ['02/03/2026 00:00', '2026-03-02'],
  ['', ''],
])("'%s' in a field for a day is '%s'", (text, day) => {
  expect(typedDay(text)).toBe(day);
  expect(dayProblem(typedDay(text))).toBeUndefined();
});

test.each([
  ['31/02/2026', dayMessages.day],
  ['29 Feb 2027', dayMessages.form],
  ['1-1-26', dayMessages.form],
  ['2026-13-01', dayMessages.form],
  ['2026-02-30', dayMessages.day],
  ['10/12/0026', dayMessages.year],
  ['46083', dayMessages.form],
  ['2026', dayMessages.form],
  ['02032026', dayMessages.form],
  ['tomorrow', dayMessages.form],
])("of '%s' a field for a day says '%s'", (text, message) => {
  expect(dayProblem(typedDay(text))).toBe(message);
});
