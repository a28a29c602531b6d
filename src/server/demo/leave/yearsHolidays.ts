import { getYear } from '../../../domain/calendar/month';
import type { Day } from '../../../domain/calendar/day';
import type { LocationName } from '../people/organisation';
import type { HolidayHalf } from '../seed/companyCalendar';

export interface DemoHoliday {
  readonly day: Day;
  readonly name: string;
  readonly half: HolidayHalf;
  /** Empty for a holiday of all locations. */
  readonly locations: readonly LocationName[];
}

const ofEveryYear: readonly { date: string; name: string; half?: HolidayHalf; locations?: readonly LocationName[] }[] =
  [
    { date: '01-01', name: "New Year's Day" },
    { date: '02-16', name: 'Winter Fair', half: 'Second Half' },
    { date: '03-20', name: 'Spring Day' },
    { date: '05-01', name: 'Labour Day' },
    { date: '06-21', name: 'Midsummer Day' },
    { date: '07-10', name: 'River Festival', locations: ['Riverside Campus'] },
    { date: '08-15', name: 'Harvest Day' },
    { date: '09-12', name: "Founders' Day", half: 'Second Half' },
    { date: '10-31', name: 'Lantern Day' },
    { date: '12-24', name: 'Christmas Eve', half: 'Second Half' },
    { date: '12-25', name: 'Christmas Day' },
    { date: '12-26', name: 'Second Christmas Day' },
  ];

/** Holidays of last year, of this year, and the first one of the next, so that there is always a next holiday. */
export function yearsHolidays(today: Day): DemoHoliday[] {
  const year = getYear(today);
  const holidays = [year - 1, year, year + 1].flatMap((of) =>
    ofEveryYear.map(({ date, name, half = null, locations = [] }) => ({ day: `${of}-${date}`, name, half, locations })),
  );
  return holidays.filter(({ day }) => day <= `${year + 1}-01-01`);
}
