import { isDay, type Day } from '../calendar/day';

/** What tells one holiday from another. */
export interface NamedDay {
  readonly day: Day;
  readonly name: string;
}

const identity = ({ day, name }: NamedDay): string => `${day} ${name.trim().toLowerCase()}`;

/**
 * The holidays of one year as they would stand in another: the same day of the same month. Left out are those that are
 * there already, and 29 February in a year without one. Feasts that move have to be moved by hand afterwards.
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
