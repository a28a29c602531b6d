import type { Day } from './day';

/** True on Saturdays and Sundays. */
export function isWeekOff(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
