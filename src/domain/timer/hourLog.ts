import { formatTimeOfDay } from '../calendar/formatInstant';
import { elapsedParts } from './elapsed';

/** One stretch of work on a task. */
export interface WorkStretch {
  /** Instant. */
  readonly startedAt: string;
  /** Instant; null while the timer runs. */
  readonly stoppedAt: string | null;
}

/** When the work was done, 'hh:mm A - hh:mm A' on the company's clock (F-43); 'hh:mm A - now' while it goes on. */
export function timingText({ startedAt, stoppedAt }: WorkStretch, timeZone: string): string {
  return `${formatTimeOfDay(startedAt, timeZone)} - ${stoppedAt === null ? 'now' : formatTimeOfDay(stoppedAt, timeZone)}`;
}

/** Milliseconds of work; 0 while the timer runs and when the clocks of two servers disagree. */
function stretchMs({ startedAt, stoppedAt }: WorkStretch): number {
  const length = Date.parse(stoppedAt ?? '') - Date.parse(startedAt);
  return Number.isNaN(length) ? 0 : Math.max(0, length);
}

/** A finished length of time in hours and minutes, '2h 05m' (F-43); what is shorter than a minute in seconds, '42s'. */
export function loggedText(lengthMs: number): string {
  const { hours, minutes, seconds } = elapsedParts(lengthMs);
  if (hours === 0 && minutes === 0 && seconds > 0) return `${seconds}s`;
  return `${hours}h ${String(minutes).padStart(2, '0')}m`;
}

/** How long it took; '-' while the timer runs (F-43). */
export const durationText = (stretch: WorkStretch): string =>
  stretch.stoppedAt === null ? '-' : loggedText(stretchMs(stretch));

/** Milliseconds of all stretches that have ended. */
export const loggedMs = (stretches: readonly WorkStretch[]): number =>
  stretches.reduce((sum, stretch) => sum + stretchMs(stretch), 0);
