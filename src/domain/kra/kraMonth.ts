import { addDays, type Day } from '../calendar/day';

/** YYYY-MM. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const firstDayOf = (month: Month): Day => `${month}-01`;

/** The month that lies so many months after (or, negative, before) the given one. */
export function addMonths(month: Month, months: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The month that a rating judges: it is given in the first days of a month, about the one before. */
export const judgedMonth = (month: Month): Month => addMonths(month, -1);

/** First and last day. */
export const daysOfMonth = (month: Month): { first: Day; last: Day } => ({ first: firstDayOf(month), last: addDays(firstDayOf(addMonths(month, 1)), -1) });

/** First and last day of the month on which somebody belonged to the company: from the day of joining on; undefined where that comes later. Without a known day it is the whole month. */
export function employedDaysOfMonth(month: Month, joinedOn: Day | null): { first: Day; last: Day } | undefined {
  const { first, last } = daysOfMonth(month);
  if (joinedOn === null || joinedOn <= first) return { first, last };
  return joinedOn > last ? undefined : { first: joinedOn, last };
}

const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** 'October 2026'. */
export const monthName = (month: Month): string => `${names[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
