import { addDays, type Day } from '../calendar/day';
import { wallClock } from '../calendar/wallClock';
import { hourMs } from '../calendar/duration';

/** Before this hour of the company's clock a log belongs to the previous day: leaving at one in the morning ends that day. */
export const workDayBeginsAtHour = 4;

/** Where the second half of a day begins, on the company's clock. */
export const secondHalfBeginsAt = '14:15';

/** Time between check-in and check-out that must lie in a half for it to count as present. */
export const minHalfDayMs = 2 * hourMs;

/**
 * The working day of an instant. It depends on the instant only, so that logs may arrive in any order.
 *
 * @param instant ISO 8601
 * @param timeZone IANA name of the company time zone
 * @throws RangeError for an unreadable instant
 */
export function toWorkDate(instant: string, timeZone: string): Day {
  const clock = wallClock(instant, timeZone);
  if (clock === undefined) throw new RangeError(`'${instant}' is no instant`);
  const day = `${clock.year}-${clock.month}-${clock.day}`;
  return Number(clock.hour24) < workDayBeginsAtHour ? addDays(day, -1) : day;
}

/** The working day of an instant, as `dayIn` gives the calendar date: until 4 AM it is that of the day before. */
export const workDateIn = (timeZone: string, instant: Date): Day => toWorkDate(instant.toISOString(), timeZone);
