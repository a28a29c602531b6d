import { addDays, type Day } from './day';

/** By the number of the weekday: Sunday is 0. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Numbers of the weekdays on which no one works. */
export const weekOffs: readonly number[] = [0, 6];

/** 0 for Sunday to 6 for Saturday. */
export const weekdayNumber = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** 'Monday'. */
export const weekdayName = (day: Day): string => weekdayNames[weekdayNumber(day)] ?? '';

/** 'Mon', where there is no room for the whole name. */
export const shortWeekdayName = (day: Day): string => weekdayName(day).slice(0, 3);

/** True on Saturdays and Sundays. */
export const isWeekOff = (day: Day): boolean => weekOffs.includes(weekdayNumber(day));

/** The day itself if it is a Monday, otherwise the last one before it. */
export const mondayOfWeek = (day: Day): Day => addDays(day, -((weekdayNumber(day) + 6) % 7));
