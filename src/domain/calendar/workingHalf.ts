import type { DayHalf } from '../leave/leaveChoices';
import type { Day } from './day';
import { isWeekOff } from './weekday';

/** A holiday at an employee's location. `half` is the half that is off; null for the whole day. */
export interface HolidayHalf {
  readonly half: DayHalf | null;
}

/** True where a holiday of these locations is kept; one without locations is kept everywhere. */
export const isHolidayAt = (holidayLocationIds: readonly string[], locationId: string | null): boolean =>
  holidayLocationIds.length === 0 || (locationId !== null && holidayLocationIds.includes(locationId));

/** What half a day is: a weekly off, a holiday, or work. */
export function halfKind(day: Day, half: DayHalf, holidaysOfDay: readonly HolidayHalf[]): 'WO' | 'HD' | 'work' {
  if (isWeekOff(day)) return 'WO';
  return holidaysOfDay.some((holiday) => holiday.half === null || holiday.half === half) ? 'HD' : 'work';
}
