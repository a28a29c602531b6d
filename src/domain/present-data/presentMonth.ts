import type { Day } from '../calendar/day';
import { monthOf } from '../calendar/month';

export { addMonths, lastDayOfMonth, monthName as monthText, monthOf } from '../calendar/month';

export const firstDayOfMonth = (day: Day): Day => `${monthOf(day)}-01`;
/** January is 0, as in the calls of the specification. */
export const zeroBasedMonth = (month: string): number => Number(month.slice(5, 7)) - 1;
