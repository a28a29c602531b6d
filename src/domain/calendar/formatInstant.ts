import { wallClock } from './wallClock';

/**
 * Shows an instant as DD/MM/YYYY hh:mm A on the clock of the company (FMT-014, FMT-015).
 *
 * @param instant ISO 8601 in UTC
 * @param timeZone IANA name of the company time zone
 * @returns '' for an absent or unreadable instant
 */
export function formatInstant(instant: string | null | undefined, timeZone: string): string {
  const clock = wallClock(instant, timeZone);
  return clock ? `${clock.day}/${clock.month}/${clock.year} ${clock.hour}:${clock.minute} ${clock.half}` : '';
}

/** The time part alone, hh:mm A (FMT-015); '' for an absent or unreadable instant. */
export function formatTimeOfDay(instant: string | null | undefined, timeZone: string): string {
  const clock = wallClock(instant, timeZone);
  return clock ? `${clock.hour}:${clock.minute} ${clock.half}` : '';
}

/** The calendar day on which an instant falls for the company, as YYYY-MM-DD; '' for an absent or unreadable instant. */
export function dayOfInstant(instant: string | null | undefined, timeZone: string): string {
  const clock = wallClock(instant, timeZone);
  return clock ? `${clock.year}-${clock.month}-${clock.day}` : '';
}
