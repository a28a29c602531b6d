import { addDays, type Day } from './day';
import type { DayHalf } from '../leave/leaveChoices';
import { dayMs } from './duration';

/** Number of a half day: the first half of 1 January 1970 is 0, the second 1. */
export type HalfDay = number;

const epoch = '1970-01-01';

export const toHalfDay = (day: Day, half: DayHalf): HalfDay =>
  Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs) * 2 + (half === 'First Half' ? 0 : 1);

export const fromHalfDay = (halfDay: HalfDay): { readonly day: Day; readonly half: DayHalf } => ({
  day: addDays(epoch, Math.floor(halfDay / 2)),
  half: halfDay % 2 === 0 ? 'First Half' : 'Second Half',
});
