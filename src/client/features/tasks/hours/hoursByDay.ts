import { addDays, type Day } from '../../../../domain/calendar/day';
import { isDay } from '../../../../domain/calendar/isDay';
import { mondayOfWeek } from '../../../../domain/calendar/weekday';
import { dayOfInstant } from '../../../../domain/calendar/formatInstant';
import { loggedMs } from '../../../../domain/timer/timeEntry';
import type { OwnTimeEntry } from '../../../api/api';
import { toTimeEntry } from '../../../entities/toTimeEntry';

/** The time entries of one day. */
export interface HoursDay {
  readonly day: Day;
  readonly entries: readonly OwnTimeEntry[];
  /** Milliseconds of the finished entries. */
  readonly sumMs: number;
}

/** The week of the day in the URL, otherwise the current one; never a future one. */
export const shownWeek = (inAddress: string | null, today: Day): Day =>
  mondayOfWeek(inAddress !== null && isDay(inAddress) && inAddress < today ? inAddress : today);

/** The days of a week up to today, newest first, each with the entries that began on it. */
export function hoursByDay(entries: readonly OwnTimeEntry[], monday: Day, today: Day, timeZone: string): HoursDay[] {
  const days = Array.from({ length: 7 }, (_none, index) => addDays(monday, 6 - index)).filter((day) => day <= today);
  return days.map((day) => {
    const dayEntries = entries
      .filter((entry) => dayOfInstant(entry.Check_In, timeZone) === day)
      .toSorted((one, other) => one.Check_In.localeCompare(other.Check_In));
    return { day, entries: dayEntries, sumMs: loggedMs(dayEntries.map(toTimeEntry)) };
  });
}
