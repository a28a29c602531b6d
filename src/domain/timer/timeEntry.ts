import { dayIn, type Day } from '../calendar/day';
import { formatDay } from '../calendar/formatDay';
import { formatInstant, formatTimeOfDay } from '../calendar/formatInstant';
import { secondMs } from '../calendar/duration';
import { hoursOfSeconds } from '../tasks/variance';
import { elapsedParts, wholeSeconds } from './elapsed';

export interface TimeEntry {
  /** Instant. */
  readonly startedAt: string;
  /** Instant; null while the timer runs. */
  readonly stoppedAt: string | null;
}

/**
 * 'hh:mm A - hh:mm A' on the company's clock (F-43); 'hh:mm A - now' while the timer runs. An end on another day has its
 * date, because lists show the day of the start.
 */
export function timingText({ startedAt, stoppedAt }: TimeEntry, timeZone: string): string {
  const start = formatTimeOfDay(startedAt, timeZone);
  if (stoppedAt === null) return `${start} - now`;
  const lastDay = dayIn(timeZone, new Date(stoppedAt));
  const date = lastDay === dayIn(timeZone, new Date(startedAt)) ? '' : ` (${formatDay(lastDay)})`;
  return `${start} - ${formatTimeOfDay(stoppedAt, timeZone)}${date}`;
}

/** 0 while the timer runs. SQL: `entrySeconds`. */
const entrySeconds = ({ startedAt, stoppedAt }: TimeEntry): number =>
  stoppedAt === null ? 0 : wholeSeconds(Date.parse(stoppedAt) - Date.parse(startedAt));

/** As lists show them: with two decimals; null while the timer runs. */
export const entryHours = (entry: TimeEntry): number | null =>
  entry.stoppedAt === null ? null : hoursOfSeconds(entrySeconds(entry));

/** '2h 05m' (F-43); below a minute in seconds, '42s'. */
export function loggedText(lengthMs: number): string {
  const { hours, minutes, seconds } = elapsedParts(lengthMs);
  if (hours === 0 && minutes === 0 && seconds > 0) return `${seconds}s`;
  return `${hours}h ${String(minutes).padStart(2, '0')}m`;
}

/** The length; '-' while the timer runs (F-43). */
export const durationText = (entry: TimeEntry): string =>
  entry.stoppedAt === null ? '-' : loggedText(entrySeconds(entry) * secondMs);

/** In milliseconds, of finished time entries: a timer that someone forgot must not become a night of work. */
export const loggedMs = (entries: readonly TimeEntry[]): number =>
  entries.reduce((sum, entry) => sum + entrySeconds(entry), 0) * secondMs;

/**
 * '1h 28m', and '1h 28m, and a timer has been running since 09:12 AM' while one does; with the date, if it began before today.
 * @param today on the company's clock
 */
export function loggedAndRunningText(entries: readonly TimeEntry[], today: Day, timeZone: string): string {
  const logged = loggedText(loggedMs(entries));
  const running = entries.find(({ stoppedAt }) => stoppedAt === null);
  if (running === undefined) return logged;
  const { startedAt } = running;
  const isOfToday = dayIn(timeZone, new Date(startedAt)) === today;
  const since = isOfToday ? formatTimeOfDay(startedAt, timeZone) : formatInstant(startedAt, timeZone);
  return `${logged}, and a timer has been running since ${since}`;
}
