import { dayIn, type Day } from '../calendar/day';
import { formatDay } from '../calendar/formatDay';
import { monthOf, monthText } from '../present-data/presentMonth';

/** A time entry, or what one is to become. */
interface TimeEntry {
  readonly startedAt: Date;
  readonly stoppedAt: Date;
}

/** First and last day on the company's clock on which time was worked; the end itself does not belong to the entry. */
export function daysOfTimeEntry(
  { startedAt, stoppedAt }: TimeEntry,
  timeZone: string,
): { readonly first: Day; readonly last: Day } {
  const lastMoment = Math.max(startedAt.getTime(), stoppedAt.getTime() - 1);
  return { first: dayIn(timeZone, startedAt), last: dayIn(timeZone, new Date(lastMoment)) };
}

/** The first closed month ('YYYY-MM') that a day of the entry lies in, or null: such an entry is locked as attendance and leave are. */
export function closedMonthOf(entry: TimeEntry, closedMonths: readonly string[], timeZone: string): string | null {
  const { first, last } = daysOfTimeEntry(entry, timeZone);
  return [...closedMonths].sort().find((month) => month >= monthOf(first) && month <= monthOf(last)) ?? null;
}

/** @param month 'YYYY-MM' */
export const closedHoursMessage = (month: string): string => `${monthText(month)} is closed: only HR changes its hours`;

/** What a timer that began in a month that has been closed since is counted from. */
export const countedFromText = (countedFrom: Day): string =>
  `The month in which the timer started is closed. The time counts from ${formatDay(countedFrom)} on.`;
