import { addDays, daysOfRange, type Day } from '../../../domain/calendar/day';
import {
  addMonths,
  daysOfMonth,
  firstDayOfMonth,
  lastDayOfMonth,
  toMonth,
  type Month,
} from '../../../domain/calendar/month';
import { weekdayNumber } from '../../../domain/calendar/weekday';

/** A month of 31 days that begins on a Sunday ends in this column of weekdays from Monday. */
export const columnCount = 37;

/** The column of the first day: 0 for a Monday. */
const columnOfFirst = (month: Month): number => (weekdayNumber(firstDayOfMonth(month)) + 6) % 7;

/** The days of a month below their weekdays; undefined where it has none. */
export function daysByColumn(month: Month): (Day | undefined)[] {
  const { first, last } = daysOfMonth(month);
  const days = daysOfRange(first, last);
  const before = columnOfFirst(month);
  return Array.from({ length: columnCount }, (_, column) => days[column - before]);
}

/** The nearest day of another month of the year below the same weekday. */
function dayBelow(day: Day, months: number): Day {
  const month = addMonths(toMonth(day), months);
  if (month.slice(0, 4) !== day.slice(0, 4)) return day;
  const wanted = columnOfFirst(toMonth(day)) + Number(day.slice(8)) - columnOfFirst(month);
  const last = Number(lastDayOfMonth(month).slice(8));
  return addDays(firstDayOfMonth(month), Math.min(Math.max(wanted, 1), last) - 1);
}

/**
 * The day to which a key moves: arrows to its neighbours, Home and End within the month.
 * @returns undefined for other keys; the day itself at the ends of the year
 */
export function dayAfterKey(day: Day, key: string): Day | undefined {
  const within = (next: Day): Day => (next.slice(0, 4) === day.slice(0, 4) ? next : day);
  switch (key) {
    case 'ArrowLeft':
      return within(addDays(day, -1));
    case 'ArrowRight':
      return within(addDays(day, 1));
    case 'ArrowUp':
      return dayBelow(day, -1);
    case 'ArrowDown':
      return dayBelow(day, 1);
    case 'Home':
      return firstDayOfMonth(day);
    case 'End':
      return lastDayOfMonth(day);
    default:
      return undefined;
  }
}
