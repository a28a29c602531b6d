import type { Day } from '../calendar/day';
import { toMonth } from '../calendar/month';

export { addMonths, lastDayOfMonth, monthName as monthText, toMonth } from '../calendar/month';

export const monthStart = (day: Day): Day => `${toMonth(day)}-01`;
/** January is 0, as in the calls of the specification. */
export const zeroBasedMonth = (month: string): number => Number(month.slice(5, 7)) - 1;
