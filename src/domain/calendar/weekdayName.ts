import type { Day } from './day';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** 'Monday'. */
export const weekdayName = (day: Day): string => names[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** 'Mon', for narrow columns. */
export const shortWeekdayName = (day: Day): string => weekdayName(day).slice(0, 3);
