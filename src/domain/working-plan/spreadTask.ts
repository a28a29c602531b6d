import { addDays, type Day } from '../calendar/day';
import { spreadHours } from './spreadHours';

/** Hours of a whole working day. */
export const hoursPerDay = 8;
/** Number of days for a task without a due day. */
const undatedDays = 7;
/** Number of days after the due day in which a working day of the assignee is looked for. */
const maxDaysAhead = 60;

export interface TaskToSpread {
  /** The day on which its planned work starts; without one, its assigned day. */
  readonly startsOn: Day | null;
  readonly dueOn: Day | null;
  /** null without an estimate. */
  readonly estimatedHours: number | null;
  readonly loggedHours: number;
}

export interface DayHours {
  readonly day: Day;
  readonly hours: number;
}

/** Estimated hours that are not logged yet. */
const remainingHours = ({ estimatedHours, loggedHours }: TaskToSpread): number =>
  Math.max(0, Math.round(((estimatedHours ?? 0) - loggedHours) * 100) / 100);

/**
 * The days for the remaining hours of an open task: from its start day, but not before today, to its due day. Overdue
 * work is planned for the first possible day; if the assignee is absent all that time, for the next day at work. A task
 * without remaining hours is on its last day with 0.
 *
 * @param shareForDay share of a day that the assignee works: 1, 0.5 or 0
 */
export function spreadTask(task: TaskToSpread, today: Day, shareForDay: (day: Day) => number): DayHours[] {
  const first = task.startsOn !== null && task.startsOn > today ? task.startsOn : today;
  const due = task.dueOn ?? addDays(first, undatedDays - 1);
  const last = due < first ? first : due;
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (shareForDay(day) > 0) days.push(day);
  for (let ahead = 1; days.length === 0 && ahead <= maxDaysAhead; ahead += 1) {
    const day = addDays(last, ahead);
    if (shareForDay(day) > 0) days.push(day);
  }
  const hours = spreadHours(remainingHours(task), days.map(shareForDay));
  const spread = days.map((day, index) => ({ day, hours: hours[index] ?? 0 })).filter((entry) => entry.hours > 0);
  return spread.length > 0 ? spread : days.slice(-1).map((day) => ({ day, hours: 0 }));
}
