import type { Day } from '../calendar/day';

/** CONST-025: on how many weekdays at the beginning of a month the KRA links show. */
const kraWindowWeekdays = 5;

const isWeekday = (weekday: number): boolean => weekday >= 1 && weekday <= 5;

/** True while the day is one of the first five weekdays (Monday to Friday) of its month; never on a weekend. */
export function isInKraWindow(today: Day): boolean {
  const date = new Date(`${today}T00:00:00Z`);
  if (!isWeekday(date.getUTCDay())) return false;
  let weekdays = 0;
  for (const day = new Date(date); day.getUTCMonth() === date.getUTCMonth(); day.setUTCDate(day.getUTCDate() - 1)) {
    if (isWeekday(day.getUTCDay())) weekdays += 1;
  }
  return weekdays <= kraWindowWeekdays;
}
