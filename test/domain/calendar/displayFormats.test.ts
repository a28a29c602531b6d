import { clockText } from '../../../src/domain/calendar/clockText';
import { shortWeekdayName, weekdayName } from '../../../src/domain/calendar/weekday';
import { formatDay } from '../../../src/domain/calendar/formatDay';
import { formatHours } from '../../../src/domain/calendar/formatHours';
import { dayOfInstant, formatInstant, formatTimeOfDay } from '../../../src/domain/calendar/formatInstant';
import { parseDisplayedDay } from '../../../src/domain/calendar/parseDisplayedDay';

describe('How days and times are shown', () => {
  it('shows days as DD/MM/YYYY, on the task view as DD-MM-YYYY', () => {
    expect(formatDay('2026-03-05')).toBe('05/03/2026');
    expect(formatDay('2026-03-05', '-')).toBe('05-03-2026');
    expect(formatDay(null)).toBe('');
  });

  it("shows an instant on the company's clock, with 12 at noon and at midnight", () => {
    expect(formatInstant('2026-03-01T18:30:00Z', 'Asia/Kolkata')).toBe('02/03/2026 12:00 AM');
    expect(formatTimeOfDay('2026-03-01T06:35:00Z', 'Asia/Kolkata')).toBe('12:05 PM');
    expect(formatTimeOfDay('2026-07-01T12:00:00Z', 'Europe/Berlin')).toBe('02:00 PM');
    expect(formatInstant('no instant', 'UTC')).toBe('');
  });

  it('knows on which day an instant falls for the company', () => {
    expect(dayOfInstant('2026-03-01T18:29:59Z', 'Asia/Kolkata')).toBe('2026-03-01');
    expect(dayOfInstant('2026-03-01T18:30:00Z', 'Asia/Kolkata')).toBe('2026-03-02');
    expect(dayOfInstant(undefined, 'UTC')).toBe('');
  });

  it('shows hours as a number and Hr', () => {
    expect(formatHours(0.5)).toBe('0.5 Hr');
    expect(formatHours(7.333)).toBe('7.33 Hr');
    expect(formatHours(0)).toBe('0 Hr');
    expect(formatHours(null)).toBe('');
  });

  it('reads days as people type them and rejects days that do not exist', () => {
    expect(parseDisplayedDay(' 5/3/2026 ')).toBe('2026-03-05');
    expect(parseDisplayedDay('29.02.2028')).toBe('2028-02-29');
    expect(parseDisplayedDay('29/02/2026')).toBeUndefined();
    expect(parseDisplayedDay('00/03/2026')).toBeUndefined();
    expect(parseDisplayedDay('05/13/2026')).toBeUndefined();
    expect(parseDisplayedDay('05/03/0026')).toBeUndefined();
    expect(parseDisplayedDay('2026-03-05')).toBeUndefined();
  });
});

describe('Times and weekdays', () => {
  it.each([
    ['00:00', '12:00 AM'],
    ['09:30', '09:30 AM'],
    ['11:59:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['13:05', '01:05 PM'],
    ['23:59', '11:59 PM'],
  ])('%s reads %s', (time, text) => {
    expect(clockText(time)).toBe(text);
  });

  it('names the weekday', () => {
    const week = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'];
    const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    expect(week.map(weekdayName)).toEqual(names);
    expect(week.map(shortWeekdayName)).toEqual(names.map((name) => name.slice(0, 3)));
  });

  it('leaves text that is no day as it is, and no time empty', () => {
    expect(formatDay('on 2026-03-05')).toBe('on 2026-03-05');
    expect(formatTimeOfDay('no instant', 'UTC')).toBe('');
  });

  it('reads a day as it is shown, and nothing around it', () => {
    expect(parseDisplayedDay(' 5/3/2026 ')).toBe('2026-03-05');
    for (const text of ['x05/03/2026', '05/03/20267', '31/02/2026', '01/13/2026', '00/03/2026'])
      expect(parseDisplayedDay(text)).toBeUndefined();
  });
});
