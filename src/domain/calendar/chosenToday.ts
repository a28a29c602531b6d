import type { Day } from './day';
import { isDay } from './isDay';
import { minuteMs } from './duration';
import { instantAt } from './instantAt';
import { wallClock } from './wallClock';
import type { FieldProblem } from '../validation/fieldProblem';

/** The days to which the demonstration clock can be set: the demonstration records are some months around today. */
const firstSettableDay: Day = '2000-01-01';
const lastSettableDay: Day = '2099-12-31';

/** The problem with a day that a user sets, or undefined. */
export function setTodayProblems(day: Day | undefined): FieldProblem[] {
  if (day === undefined || (isDay(day) && day >= firstSettableDay && day <= lastSettableDay)) return [];
  return [{ field: 'Today', message: 'Please enter a date between 01/01/2000 and 31/12/2099' }];
}

/** How far a clock must be moved so that it shows the day, at the time of day that it shows now in the company's time zone. */
export function shiftToDay(day: Day, nowMs: number, timeZone: string): number {
  const shown = wallClock(new Date(nowMs).toISOString(), timeZone);
  if (shown === undefined) throw new RangeError(`There is no clock in ${timeZone}`);
  const minute = instantAt(day, `${shown.hour24}:${shown.minute}`, timeZone).getTime();
  return minute + (nowMs % minuteMs) - nowMs;
}
