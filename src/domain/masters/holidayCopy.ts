import type { Day } from '../calendar/day';
import { isDay } from '../calendar/isDay';

/** The parts that identify a holiday. */
export interface NamedDay {
  readonly day: Day;
  readonly name: string;
}

const identity = ({ day, name }: NamedDay): string => `${day} ${name.trim().toLowerCase()}`;

/**
 * The holidays of one year, copied to the same day and month of another. Existing ones and a 29 February that the year
 * does not have are left out. Movable feasts have to be corrected by hand.
 */
export function holidaysTakenOver<Holiday extends NamedDay>(
  holidays: readonly Holiday[],
  fromYear: number,
  toYear: number,
): Holiday[] {
  const known = new Set(holidays.map(identity));
  return holidays
    .filter(({ day }) => day.startsWith(`${fromYear}-`))
    .map((holiday) => ({ ...holiday, day: `${toYear}${holiday.day.slice(4)}` }))
    .filter((holiday) => isDay(holiday.day) && !known.has(identity(holiday)));
}
