import { hundredths } from '../figures/hundredths';
import { addDays, type Day } from '../calendar/day';
import type { DayHalf } from '../leave/leaveChoices';
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
  /** The half in which it starts; null for the first. */
  readonly startHalf: DayHalf | null;
  readonly dueOn: Day | null;
  /** The half in which it ends; null for the second. */
  readonly dueHalf: DayHalf | null;
  /** null without an estimate. */
  readonly estimatedHours: number | null;
  readonly loggedHours: number;
}

/** Which halves of a day are worked. */
export interface WorkedHalves {
  readonly first: boolean;
  readonly second: boolean;
}

/** 1, 0.5 or 0. */
export const getShare = ({ first, second }: WorkedHalves): number => (first ? 0.5 : 0) + (second ? 0.5 : 0);

export interface DayHours {
  readonly day: Day;
  readonly hours: number;
}

/** Estimated hours that are not logged yet. */
export const remainingHours = ({ estimatedHours, loggedHours }: TaskToSpread): number =>
  Math.max(0, hundredths((estimatedHours ?? 0) - loggedHours));

/**
 * The days for the remaining hours of an open task: from its start day, but not before today, to its due day. Overdue
 * work is planned for the first possible day; if the assignee is absent all that time, for the next day at work. A task
 * without remaining hours is on its last day with 0. Of its first and last day only the halves from its start to its end
 * take hours.
 *
 * @param workedHalves the halves of a day that the assignee works
 */
export function spreadTask(task: TaskToSpread, today: Day, workedHalves: (day: Day) => WorkedHalves): DayHours[] {
  const shareForDay = (day: Day): number => {
    const { first: isFirstWorked, second: isSecondWorked } = workedHalves(day);
    return getShare({
      first: isFirstWorked && !(day === task.startsOn && task.startHalf === 'Second Half'),
      second: isSecondWorked && !(day === task.dueOn && task.dueHalf === 'First Half'),
    });
  };
  const first = task.startsOn !== null && task.startsOn > today ? task.startsOn : today;
  const due = task.dueOn ?? addDays(first, undatedDays - 1);
  const last = due < first ? first : due;
  const days: Day[] = [];
  const shares: number[] = [];
  const addWhenWorked = (day: Day): void => {
    const share = shareForDay(day);
    if (share === 0) return;
    days.push(day);
    shares.push(share);
  };
  for (let day = first; day <= last; day = addDays(day, 1)) addWhenWorked(day);
  for (let ahead = 1; days.length === 0 && ahead <= maxDaysAhead; ahead += 1) addWhenWorked(addDays(last, ahead));
  const hours = spreadHours(remainingHours(task), shares);
  const spread = days.map((day, index) => ({ day, hours: hours[index] ?? 0 })).filter((entry) => entry.hours > 0);
  return spread.length > 0 ? spread : days.slice(-1).map((day) => ({ day, hours: 0 }));
}
