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

test('someone works from the day of joining until the day of leaving, and what is left behind is planned like unassigned work', () => {
  const calendar = workingCalendar({
    holidays: [{ day: '2026-03-12', half: null, locationIds: ['riverside'] }],
    leaves: [],
    locationIds: new Map([['asha', 'riverside']]),
    employments: new Map([
      ['asha', { firstDay: '2026-03-04', leftOn: '2026-03-11', breaks: [] }],
      ['omar', { firstDay: null, leftOn: null, breaks: [] }],
      ['zoe', { firstDay: null, leftOn: null, breaks: [{ from: '2026-03-04', until: '2026-03-10' }] }],
    ]),
  });
  const halves = (employeeId: string | null, is: 'isWorking' | 'isPlanned') =>
    Array.from({ length: 12 }, (_, index) => {
      const day = addDays('2026-03-02', index);
      return (['First Half', 'Second Half'] as const)
        .map((half) => (calendar[is](employeeId, toHalfDay(day, half)) ? 'x' : '-'))
        .join('');
    }).join(' ');
  expect(halves('asha', 'isWorking')).toBe('-- -- xx xx xx -- -- xx xx -- -- --');
  // The holiday of the place is one of hers; unassigned work ignores it.
  expect(halves('asha', 'isPlanned')).toBe('-- -- xx xx xx -- -- xx xx xx xx xx');
  // Between leaving and returning nothing is planned: the work waits for her.
  for (const is of ['isWorking', 'isPlanned'] as const)
    expect(halves('zoe', is)).toBe('xx xx -- -- -- -- -- -- xx xx xx xx');
  for (const employeeId of ['omar', 'unknown', null])
    for (const is of ['isWorking', 'isPlanned'] as const)
      expect(halves(employeeId, is)).toBe('xx xx xx xx xx -- -- xx xx xx xx xx');
});

test('each half day of a person is looked up once, however many tasks ask for it', () => {
  const locationIds = new Map([['asha', 'riverside']]);
  const lookUp = jest.spyOn(locationIds, 'get');
  const calendar = workingCalendar({ holidays: [], leaves: [], locationIds });
  const count = 2000;
  const ask = () =>
    Array.from({ length: count }, (_, index) => {
      const halfDay = toHalfDay('2026-03-02', 'First Half') + index - count / 2;
      return [calendar.isWorking('asha', halfDay), calendar.isPlanned('asha', halfDay)];
    });
  const worked = ask();
  const lookedUp = lookUp.mock.calls.length;
  expect(lookedUp).toBeGreaterThan(0);
  expect(ask()).toEqual(worked);
  expect(lookUp).toHaveBeenCalledTimes(lookedUp);
});
