import { addDays, type Day } from '../calendar/day';

const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** 'YYYY-MM' of a day. */
export const monthOf = (day: Day): string => day.slice(0, 7);
export const firstDayOfMonth = (day: Day): Day => `${monthOf(day)}-01`;
/** @param month 'YYYY-MM' */
export const lastDayOfMonth = (month: string): Day => addDays(firstDayOfMonth(addDays(`${month}-28`, 4)), -1);
/** The month that lies so many months after (or, negative, before) the given one. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}
/** 'March 2026'. */
export const monthText = (month: string): string => `${names[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
/** January is 0, as the calls of the specification count. */
export const zeroBasedMonth = (month: string): number => Number(month.slice(5, 7)) - 1;
