import { addDays, daysOfRange, type Day } from '../calendar/day';
import { daysOfMonth, toMonth } from '../calendar/month';
import { mondayOfWeek } from '../calendar/weekday';

export type CalendarView = 'month' | 'week';

/** The weeks of a calendar, from Monday to Sunday: those of the month of a day, or that of the day. */
export function calendarWeeks(view: CalendarView, day: Day): readonly (readonly Day[])[] {
  const { first, last } = view === 'week' ? { first: day, last: day } : daysOfMonth(toMonth(day));
  const days = daysOfRange(mondayOfWeek(first), addDays(mondayOfWeek(last), 6));
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** What a calendar draws as a bar. */
export interface SpanOfDays {
  readonly first: Day;
  readonly last: Day;
}

/** A bar in a week. Columns and rows count from 0. */
export interface PackedSpan<Item> {
  readonly item: Item;
  readonly row: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** It continues in the weeks around. */
  readonly beginsBefore: boolean;
  readonly endsAfter: boolean;
}

/**
 * The bars of a week without overlaps: each, in the given order, in the first row that is free on its days. Those without a
 * free row are left out.
 * @param getRows the number of rows that an item may use
 */
export function packWeek<Item extends SpanOfDays>(
  days: readonly Day[],
  items: readonly Item[],
  getRows: (item: Item) => number,
): PackedSpan<Item>[] {
  const [monday = '', sunday = ''] = [days[0], days.at(-1)];
  /** By row: which columns are taken. */
  const taken: boolean[][] = [];
  return items.flatMap((item): PackedSpan<Item>[] => {
    if (item.last < monday || item.first > sunday) return [];
    const beginsBefore = item.first < monday;
    const endsAfter = item.last > sunday;
    const firstColumn = beginsBefore ? 0 : days.indexOf(item.first);
    const lastColumn = endsAfter ? days.length - 1 : days.indexOf(item.last);
    const isFree = (row: number): boolean => !taken[row]?.slice(firstColumn, lastColumn + 1).includes(true);
    const row = Array.from({ length: getRows(item) }, (_, index) => index).find(isFree);
    if (row === undefined) return [];
    const columns = (taken[row] ??= days.map(() => false));
    columns.fill(true, firstColumn, lastColumn + 1);
    return [{ item, row, firstColumn, lastColumn, beginsBefore, endsAfter }];
  });
}
