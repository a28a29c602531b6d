import { formatTimeOfDay } from '../calendar/formatInstant';
import { formatLogged, millisecondsBetween } from './elapsed';

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

/** How long it took, in hours and minutes; '-' while the timer runs (F-43). */
export const durationText = ({ startedAt, stoppedAt }: WorkStretch): string => (stoppedAt === null ? '-' : formatLogged(millisecondsBetween(startedAt, stoppedAt)));

/** Milliseconds of all stretches that have ended. */
export const loggedMilliseconds = (stretches: readonly WorkStretch[]): number =>
  stretches.reduce((sum, { startedAt, stoppedAt }) => sum + (stoppedAt === null ? 0 : millisecondsBetween(startedAt, stoppedAt)), 0);
