import { addDays, countDays, type Day } from '../calendar/day';
import { finishedStatus, isOpenStatus } from '../tasks/workState';

/** CALL-055: days before its due day from which a milestone is on the list of dues. */
export const milestoneDueDays = 15;
/** CALL-056: the same for a sprint. */
export const sprintDueDays = 7;

/** A sprint with this status takes no tasks. */
export const closedStatus = finishedStatus;

/** Whether an open milestone or sprint is past its due day (F-35). The due day itself is not overdue. */
export const isPlanOverdue = (dueDay: Day | null, status: string, today: Day): boolean =>
  dueDay !== null && dueDay < today && isOpenStatus(status);

/** The last due day of a list of dues. */
export const lastDayOfDues = (today: Day, days: number): Day => addDays(today, days);

/** On a list of dues: open, and overdue or due from today to today + `days` (F-35). */
export const isDue = (dueDay: Day | null, status: string, today: Day, days: number): boolean =>
  dueDay !== null && dueDay <= lastDayOfDues(today, days) && isOpenStatus(status);

/** Days until the due day: 0 today, negative once it has passed; null when it is not open or has no due day. */
export function daysLeft(dueDay: Day | null, status: string, today: Day): number | null {
  if (dueDay === null || !isOpenStatus(status)) return null;
  return countDays(today, dueDay);
}

const dayCount = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** 'Due today', '3 days left', '2 days overdue'; '' when there is nothing to count. */
export function daysLeftText(days: number | null): string {
  if (days === null) return '';
  if (days === 0) return 'Due today';
  return days > 0 ? `${dayCount(days)} left` : `${dayCount(-days)} overdue`;
}
