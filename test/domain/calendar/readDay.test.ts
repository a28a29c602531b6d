import fc from 'fast-check';
import { addDays } from '../../../src/domain/calendar/day';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { readDay } from '../../../src/domain/calendar/readDay';
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
])('%j is no day', (text) => {
  expect(readDay(text)).toBeUndefined();
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
