import { addDays, type Day } from '../calendar/day';
import { spreadHours } from './spreadHours';

/** What a whole working day can hold. */
export const hoursPerDay = 8;
/** A task without a due day is planned for the week from its beginning. */
const undatedDays = 7;
/** So far ahead a day is looked for on which the assignee is there. */
const furthestDays = 60;

export interface PlannableTask {
  readonly assignedOn: Day | null;
  readonly dueOn: Day | null;
  /** null without an estimate. */
  readonly estimatedHours: number | null;
  readonly loggedHours: number;
}

export interface PlannedDay {
  readonly day: Day;
  readonly hours: number;
}

/** Estimated hours that are not logged yet. */
const remainingHours = ({ estimatedHours, loggedHours }: PlannableTask): number =>
  Math.max(0, Math.round(((estimatedHours ?? 0) - loggedHours) * 100) / 100);

/**
 * The days on which what is left of an open task is to be done: from its assigned day, but not before today, to its due
 * day. What is overdue is to be done on the first day possible; when nobody is there in that time, on the next day when
 * somebody is. A task without remaining hours stands on its last day with none.
 *
 * @param shareOf how much of a day the assignee works: 1, 0.5 or 0
 */
export function planTask(task: PlannableTask, today: Day, shareOf: (day: Day) => number): PlannedDay[] {
  const first = task.assignedOn !== null && task.assignedOn > today ? task.assignedOn : today;
  const due = task.dueOn ?? addDays(first, undatedDays - 1);
  const last = due < first ? first : due;
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (shareOf(day) > 0) days.push(day);
  for (let ahead = 1; days.length === 0 && ahead <= furthestDays; ahead += 1) {
    const day = addDays(last, ahead);
    if (shareOf(day) > 0) days.push(day);
  }
  const hours = spreadHours(remainingHours(task), days.map(shareOf));
  const planned = days.map((day, index) => ({ day, hours: hours[index] ?? 0 })).filter((entry) => entry.hours > 0);
  return planned.length > 0 ? planned : days.slice(-1).map((day) => ({ day, hours: 0 }));
}
