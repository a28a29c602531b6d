import { addDays, type Day } from '../calendar/day';
import { addMonths, daysOfMonth, toMonth, type Month } from '../calendar/month';
import { dayMs } from '../calendar/duration';

/** Days of the chart of attendance, today included. */
const trendDayCount = 31;
/** Months of the charts of leave and headcount, the current one included. */
const trendMonthCount = 12;
/** Minutes after the beginning of the shift from which an arrival is late. */
export const lateAfterMinutes = 15;

/** How an employee's day counts in the chart of attendance; each person counts once. */
export const dayStates = ['present', 'on-leave', 'absent'] as const;
export type DayState = (typeof dayStates)[number];
export const dayStateLabels: Readonly<Record<DayState, string>> = {
  present: 'Present',
  'on-leave': 'On leave',
  absent: 'Absent',
};
export const lateLabel = 'Late arrivals';
export const lateExplanation = `Checked in more than ${lateAfterMinutes} minutes after the beginning of the shift, on a working day without leave in the first half`;

export const headcountFigures = ['employed', 'joined', 'left'] as const;
export const headcountLabels: Readonly<Record<(typeof headcountFigures)[number], string>> = {
  employed: 'Employees',
  joined: 'Joined',
  left: 'Left',
};

/** Ages of pending requests in days, each from its lower limit up to the next one. */
export const pendingAges = ['0', '1', '3', '7', '30'] as const;
export type PendingAge = (typeof pendingAges)[number];
export const pendingAgeLabels: Readonly<Record<PendingAge, string>> = {
  '0': 'Less than a day',
  '1': '1 to 2 days',
  '3': '3 to 6 days',
  '7': '7 to 29 days',
  '30': '30 days and more',
};

/** First and last day, oldest first. */
export const trendDays = (today: Day): { readonly first: Day; readonly last: Day } => ({
  first: addDays(today, 1 - trendDayCount),
  last: today,
});

/** The oldest first. */
export const trendMonths = (today: Day): Month[] =>
  Array.from({ length: trendMonthCount }, (_, index) => addMonths(toMonth(today), index + 1 - trendMonthCount));

/** The days of a month that are not in the future; of a future month none. */
export function pastDaysOfMonth(month: Month, today: Day): { readonly first: Day; readonly last: Day } {
  const { first, last } = daysOfMonth(month);
  return { first, last: last < today ? last : today };
}

/** When a request was created that has the age: after `after` (null: at any time) up to and including `until`. */
export function pendingAgeSpan(age: PendingAge, now: Date): { readonly after: Date | null; readonly until: Date } {
  const next = pendingAges[pendingAges.indexOf(age) + 1];
  const before = (days: string): Date => new Date(now.getTime() - Number(days) * dayMs);
  return { after: next === undefined ? null : before(next), until: before(age) };
}
