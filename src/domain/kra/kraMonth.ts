import type { Day } from '../calendar/day';
import { addMonths, daysOfMonth, type Month } from '../calendar/month';

export { addMonths, daysOfMonth, firstDayOf, monthName, monthOf, type Month } from '../calendar/month';

/** The month that a rating judges: it is given in the first days of a month, about the one before. */
export const judgedMonth = (month: Month): Month => addMonths(month, -1);

/** First and last day of the month on which somebody belonged to the company: from the day of joining on; undefined where that comes later. Without a known day it is the whole month. */
export function employedDaysOfMonth(month: Month, joinedOn: Day | null): { first: Day; last: Day } | undefined {
  const { first, last } = daysOfMonth(month);
  if (joinedOn === null || joinedOn <= first) return { first, last };
  return joinedOn > last ? undefined : { first: joinedOn, last };
}
