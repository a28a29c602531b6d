import fc from 'fast-check';
import { setTodayProblems, shiftToDay } from '../../../src/domain/calendar/chosenToday';
import { dayIn } from '../../../src/domain/calendar/day';
import { wallClock } from '../../../src/domain/calendar/wallClock';

const instants = fc.integer({ min: Date.parse('2000-01-01T00:00:00Z'), max: Date.parse('2099-12-31T00:00:00Z') });

test('a clock that was moved to a day shows that day, at the same time of day wherever the zone has it', () => {
  const zones = fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/St_Johns', 'UTC');
  const days = fc
    .integer({ min: 0, max: 36_000 })
    .map((days) => new Date(Date.parse('2000-01-01T00:00:00Z') + days * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(instants, days, zones, (nowMs, day, zone) => {
      const moved = new Date(nowMs + shiftToDay(day, nowMs, zone));
      expect(dayIn(zone, moved)).toBe(day);
      const toTime = (instant: Date) => wallClock(instant.toISOString(), zone);
      const [before, after] = [toTime(new Date(nowMs)), toTime(moved)];
      // In the hour that the clock skips in spring there is no such time.
      if (before?.hour24 === after?.hour24)
        expect([after?.minute, after?.second]).toEqual([before?.minute, before?.second]);
    }),
  );
});

test.each([
  [undefined, true],
  ['2028-02-29', true],
  ['2000-01-01', true],
  ['2099-12-31', true],
  ['1999-12-31', false],
  ['2100-01-01', false],
  ['2027-02-29', false],
])('to be on %s is possible: %s', (day, isPossible) => {
  expect(setTodayProblems(day).length === 0).toBe(isPossible);
});

test('a day outside the limits is rejected by name', () => {
  expect(setTodayProblems('1999-12-31')).toEqual([
    { field: 'Today', message: 'Please enter a date between 01/01/2000 and 31/12/2099' },
  ]);
});
