import { addDays, isDay, type Day } from '../../../../domain/calendar/day';
import { dayOfInstant } from '../../../../domain/calendar/formatInstant';
import { loggedMs, type WorkStretch } from '../../../../domain/timer/hourLog';
import type { OwnHourLog } from '../../../api/api';

/** What was logged on one day. */
export interface HoursDay {
  readonly day: Day;
  readonly logs: readonly OwnHourLog[];
  /** Milliseconds of the stretches that have ended. */
  readonly sumMs: number;
}

/** Monday of the week that a day lies in. */
export const getMonday = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The week that an address means: that of the day in it, otherwise the present one; never one that has not begun. */
export const shownWeek = (inAddress: string | null, today: Day): Day =>
  getMonday(inAddress !== null && isDay(inAddress) && inAddress < today ? inAddress : today);

/** The stretch of work that a log tells. */
export const toWork = (log: OwnHourLog): WorkStretch => ({ startedAt: log.Check_In, stoppedAt: log.Check_Out });

/** Milliseconds of all logs that have ended. */
export const sumOf = (logs: readonly OwnHourLog[]): number => loggedMs(logs.map(toWork));

/** The days of a week up to today, the newest first, each with what began on it in the order of the day. */
export function hoursByDay(logs: readonly OwnHourLog[], monday: Day, today: Day, timeZone: string): HoursDay[] {
  const days = Array.from({ length: 7 }, (_none, index) => addDays(monday, 6 - index)).filter((day) => day <= today);
  return days.map((day) => {
    const ofDay = logs
      .filter((log) => dayOfInstant(log.Check_In, timeZone) === day)
      .toSorted((one, other) => one.Check_In.localeCompare(other.Check_In));
    return { day, logs: ofDay, sumMs: sumOf(ofDay) };
  });
}
