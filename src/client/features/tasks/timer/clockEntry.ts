import { addDays, type Day } from '../../../../domain/calendar/day';
import { isDay } from '../../../../domain/calendar/isDay';
import { instantAt } from '../../../../domain/calendar/instantAt';

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The instant of a day and a time of the form; an invalid date when one of them is missing. */
export const enteredInstant = (day: Day, time: string, timeZone: string): Date =>
  isDay(day) && clockTime.test(time) ? instantAt(day, time, timeZone) : new Date(Number.NaN);

/** Start and end of a time entry of a day: an end that is not after the start is on the next day. */
export function enteredTimeEntry(
  day: Day,
  from: string,
  to: string,
  timeZone: string,
): { startedAt: Date; stoppedAt: Date } {
  const isOverMidnight = clockTime.test(from) && clockTime.test(to) && to < from;
  return {
    startedAt: enteredInstant(day, from, timeZone),
    stoppedAt: enteredInstant(isOverMidnight && isDay(day) ? addDays(day, 1) : day, to, timeZone),
  };
}
