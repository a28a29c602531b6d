import { dayIn } from '../calendar/day';
import { formatDay } from '../calendar/formatDay';
import { formatTimeOfDay } from '../calendar/formatInstant';
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

/** Until `nowMs` while the timer runs, without it 0. SQL: `entrySeconds`. */
function entrySeconds({ startedAt, stoppedAt }: TimeEntry, nowMs?: number): number {
  const from = Date.parse(startedAt);
  return wholeSeconds((stoppedAt === null ? (nowMs ?? from) : Date.parse(stoppedAt)) - from);
}

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

/** In milliseconds, of finished time entries; with `nowMs` running timers count until then. */
export const loggedMs = (entries: readonly TimeEntry[], nowMs?: number): number =>
  entries.reduce((sum, entry) => sum + entrySeconds(entry, nowMs), 0) * secondMs;
