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
    expect(parseDisplayedDay('2026-03-05')).toBeUndefined();
  });
});
