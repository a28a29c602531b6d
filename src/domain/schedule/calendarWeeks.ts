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
  /** It continues in the weeks around, or on days that have no room for it. */
  readonly beginsBefore: boolean;
  readonly endsAfter: boolean;
}

/** The longest part of a range whose columns are free in a row, the first of equally long ones. */
function freeRun(taken: readonly boolean[], first: number, last: number): { first: number; length: number } {
  let longest = { first, length: 0 };
  let length = 0;
  for (let column = first; column <= last; column += 1) {
    length = taken[column] === true ? 0 : length + 1;
    if (length > longest.length) longest = { first: column + 1 - length, length };
  }
  return longest;
}

/**
 * The bars of a week without overlaps: each, in the given order, in the first row that is free on its days. Those without
 * such a row get what the others leave of their days in one row, and are left out where nothing is left.
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
  const packed = new Map<Item, PackedSpan<Item>>();
  const put = (item: Item, row: number, firstColumn: number, lastColumn: number): void => {
    (taken[row] ??= days.map(() => false)).fill(true, firstColumn, lastColumn + 1);
    const beginsBefore = item.first < (days[firstColumn] ?? '');
    const endsAfter = item.last > (days[lastColumn] ?? '');
    packed.set(item, { item, row, firstColumn, lastColumn, beginsBefore, endsAfter });
  };
  const left = items.flatMap((item) => {
    if (item.last < monday || item.first > sunday) return [];
    const first = item.first < monday ? 0 : days.indexOf(item.first);
    const last = item.last > sunday ? days.length - 1 : days.indexOf(item.last);
    const rows = getRows(item);
    let row = 0;
    while (row < rows && taken[row]?.slice(first, last + 1).includes(true)) row += 1;
    if (row >= rows) return { item, first, last };
    put(item, row, first, last);
    return [];
  });
  for (const { item, first, last } of left) {
    const free = taken.slice(0, getRows(item)).map((ofRow, row) => ({ row, ...freeRun(ofRow, first, last) }));
    const [longest] = free.sort((one, other) => other.length - one.length);
    if (longest !== undefined && longest.length > 0)
      put(item, longest.row, longest.first, longest.first + longest.length - 1);
  }
  return items.flatMap((item) => packed.get(item) ?? []);
}

/** The rows that a week needs to show all of these. */
export const neededRows = (days: readonly Day[], items: readonly SpanOfDays[]): number =>
  packWeek(days, items, () => Infinity).reduce((rows, { row }) => Math.max(rows, row + 1), 0);

/**
 * How the weeks of a month share the rows that fit on the screen: each gets what it needs, or as many as the others that need
 * more than there are. What no week needs is shared, too.
 * @param needed by week
 * @param min each week gets this many, even where fewer fit
 */
export function shareRows(
  needed: readonly number[],
  { fitting, min }: { readonly fitting: number; readonly min: number },
): readonly number[] {
  const shared = needed.map(() => min);
  for (let left = fitting - min * needed.length; left > 0; left -= 1) {
    const weeks = shared.map((rows, week) => ({ rows, week }));
    const lacking = weeks.filter(({ rows, week }) => rows < (needed[week] ?? 0));
    // The first of those with the fewest rows.
    const [next] = (lacking.length > 0 ? lacking : weeks).sort((one, other) => one.rows - other.rows);
    if (next !== undefined) shared[next.week] = next.rows + 1;
  }
  return shared;
}

/** The bars of a week that are drawn on a day. */
export function barsOnDay<Item>(
  days: readonly Day[],
  bars: readonly PackedSpan<Item>[],
  day: Day,
): readonly PackedSpan<Item>[] {
  const column = days.indexOf(day);
  return bars.filter(({ firstColumn, lastColumn }) => firstColumn <= column && column <= lastColumn);
}
