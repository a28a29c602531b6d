import { addDays, countDays, dayIn, daysOfRange } from '../../../src/domain/calendar/day';
import { isDay } from '../../../src/domain/calendar/isDay';

describe('calendar days', () => {
  it.each([
    ['2026-11-20', true],
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['1899-12-31', false],
    ['2200-01-01', false],
    ['0000-01-01', false],
    ['9999-12-31', false],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-4-30', false],
    ['20/11/2026', false],
    ['x2026-11-20', false],
    ['2026-11-20T00:00', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-19', -1],
    ['2026-03-28', '2026-03-30', 2],
    ['2027-12-31', '2028-12-31', 366],
  ])('from %s to %s it is %i days, as many as have to be added', (from, to, count) => {
    expect(countDays(from, to)).toBe(count);
    expect(addDays(from, count)).toBe(to);
    expect(daysOfRange(from, to)).toHaveLength(Math.max(count + 1, 0));
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  it('depends on the time zone of the company, not on the machine', () => {
    const instant = new Date('2026-11-20T20:30:00Z');
    expect(dayIn('UTC', instant)).toBe('2026-11-20');
    expect(dayIn('Asia/Kolkata', instant)).toBe('2026-11-21');
    expect(dayIn('America/Los_Angeles', new Date('2026-11-20T05:00:00Z'))).toBe('2026-11-19');
  });

  it.each([
    ['UTC', '2026-11-20T23:59:59.999Z', '2026-11-20', '2026-11-21T00:00:00Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-20T18:29:59.999Z', '2026-11-20', '2026-11-20T18:30:00Z', '2026-11-21'],
    // 44 minutes and 30 seconds behind Greenwich.
    ['Africa/Monrovia', '1971-06-01T00:44:10Z', '1971-05-31', '1971-06-01T00:44:40Z', '1971-06-01'],
  ])('ends in %s at its midnight', (timeZone, before, lastDay, after, nextDay) => {
    expect(dayIn(timeZone, new Date(before))).toBe(lastDay);
    expect(dayIn(timeZone, new Date(after))).toBe(nextDay);
  });
});
