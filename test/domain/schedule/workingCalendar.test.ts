import fc from 'fast-check';
import { addDays } from '../../../src/domain/calendar/day';
import { toHalfDay } from '../../../src/domain/calendar/halfDays';
import { isWeekOff } from '../../../src/domain/calendar/weekday';
import { workingCalendar } from '../../../src/domain/schedule/workingCalendar';

const withoutHolidays = workingCalendar({ holidays: [], leaves: [], locationIds: new Map() });

test('both halves of a day are off exactly when the day is a weekly off, before 1970 too', () => {
  fc.assert(
    fc.property(fc.integer({ min: -25_000, max: 80_000 }), (days) => {
      const day = addDays('1970-01-01', days);
      for (const half of ['First Half', 'Second Half'] as const)
        expect(withoutHolidays.isWorkingDay(null, toHalfDay(day, half))).toBe(!isWeekOff(day));
    }),
  );
});
