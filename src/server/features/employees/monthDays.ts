import { addDays, type Day } from '../../../domain/calendar/day';

/** First and last day of a month (YYYY-MM), and the first of the next. */
export function monthDays(month: string): { first: Day; last: Day; next: Day } {
  const first = `${month}-01`;
  // No month has more than 31 days.
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { first, last: addDays(next, -1), next };
}
