import { dayIn, type Day } from '../calendar/day';
import { formatDay } from '../calendar/formatDay';
import { toMonth } from '../calendar/month';
import type { CompletedTimeEntry } from './timeEntryRules';

/** First and last day of the entry on the company's clock; the end instant itself is excluded. */
export function daysOfTimeEntry(
  { startedAt, stoppedAt }: CompletedTimeEntry,
  timeZone: string,
): { readonly first: Day; readonly last: Day } {
  const lastMoment = Math.max(startedAt.getTime(), stoppedAt.getTime() - 1);
  return { first: dayIn(timeZone, startedAt), last: dayIn(timeZone, new Date(lastMoment)) };
}

/** The first closed month ('YYYY-MM') with a day of the entry, or null. Such an entry is locked like attendance and leave. */
export function firstClosedMonth(
  entry: CompletedTimeEntry,
  closedMonths: readonly string[],
  timeZone: string,
): string | null {
  const { first, last } = daysOfTimeEntry(entry, timeZone);
  return [...closedMonths].sort().find((month) => month >= toMonth(first) && month <= toMonth(last)) ?? null;
}

/** The instant from which a timer counts if it began in a month that has been closed since then. */
export const countedFromText = (countedFrom: Day): string =>
  `The month in which the timer started is closed. The time counts from ${formatDay(countedFrom)} on.`;
