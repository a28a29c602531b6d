import { counted } from '../wording/counted';
import { dayMs, hourMs, minuteMs } from './duration';

/**
 * The age of a comment (FMT-011): 'Just now' within the first minute, then whole minutes, hours, days.
 *
 * @param from when it happened, in milliseconds since 1970
 * @param now in the same unit; a moment before `from` (clocks differ) counts as the same moment
 */
export function ageText(from: number, now: number): string {
  const age = now - from;
  if (age < minuteMs) return 'Just now';
  if (age < hourMs) return `${counted(Math.floor(age / minuteMs), 'minute')} ago`;
  if (age < dayMs) return `${counted(Math.floor(age / hourMs), 'hour')} ago`;
  return `${counted(Math.floor(age / dayMs), 'day')} ago`;
}
