import { holidaysAsCalendar } from '../../../../../src/client/features/masters/holidays/holidayCalendar';

const holiday = {
  _id: 'h1',
  Holiday_date: '2026-12-31',
  Holiday_name: 'Eve; with, signs \\ and a name that is rather long for one line of a calendar file: größer',
  Holiday_type: 'Second Half',
  Locations: [{ _id: 'l', Name: 'Coast' }],
  Version: 1,
} as const;

test('a holiday becomes an event of a whole day that ends on the next, with every sign and line as RFC 5545 wants it', () => {
  const text = holidaysAsCalendar(
    [{ ...holiday, Locations: [...holiday.Locations] }],
    new Date('2026-01-02T03:04:05.678Z'),
  );
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(unfolded).toContain('DTSTAMP:20260102T030405Z');
  expect(unfolded).toContain(
    'SUMMARY:Eve\\; with\\, signs \\\\ and a name that is rather long for one line of a calendar file: größer (Second Half)\r\n',
  );
  expect(unfolded).toContain('LOCATION:Coast\r\n');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
