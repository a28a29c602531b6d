const secondMilliseconds = 1000;
const two = (count: number): string => String(count).padStart(2, '0');

/**
 * Milliseconds between two instants (ISO 8601); never negative, so that two clocks that disagree a little count no time backwards.
 * 0 when one of them is absent or unreadable.
 */
export function millisecondsBetween(from: string | null | undefined, to: string | null | undefined): number {
  const length = Date.parse(to ?? '') - Date.parse(from ?? '');
  return Number.isNaN(length) ? 0 : Math.max(0, length);
}

/** A running time as hours, minutes and seconds, '01h 02m 03s' (FMT-008). Hours go on after 99. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.floor(Math.max(0, milliseconds) / secondMilliseconds);
  return `${two(Math.floor(seconds / 3600))}h ${two(Math.floor(seconds / 60) % 60)}m ${two(seconds % 60)}s`;
}

/** A finished time in hours and minutes, '2h 05m' (F-43); what is shorter than a minute in seconds, '42s'. */
export function formatLogged(milliseconds: number): string {
  const seconds = Math.floor(Math.max(0, milliseconds) / secondMilliseconds);
  if (seconds > 0 && seconds < 60) return `${seconds}s`;
  return `${Math.floor(seconds / 3600)}h ${two(Math.floor(seconds / 60) % 60)}m`;
}
