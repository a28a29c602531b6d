import { addDays, type Day } from '../calendar/day';
import { isFinishedStatus } from './taskChoices';

/** When open work is due, seen from today. */
export type DueGroup = 'overdue' | 'today' | 'nextSevenDays' | 'later';

export const dueGroups: readonly { group: DueGroup; label: string }[] = [
  { group: 'overdue', label: 'Overdue' },
  { group: 'today', label: 'Today' },
  { group: 'nextSevenDays', label: 'Next 7 days' },
  { group: 'later', label: 'Later or without a due date' },
];

/** The group of an open task; the seven days begin tomorrow. */
export function dueGroupOf(dueDay: Day | null, today: Day): DueGroup {
  if (dueDay === null) return 'later';
  if (dueDay < today) return 'overdue';
  if (dueDay === today) return 'today';
  return dueDay <= addDays(today, 7) ? 'nextSevenDays' : 'later';
}

/** Open tasks by group, in their given order; finished ones (CLOSE, REJECTED) are in none. */
export function tasksByDueGroup<Task extends { readonly Due_date: Day | null; readonly Status: string }>(tasks: readonly Task[], today: Day): Record<DueGroup, Task[]> {
  const groups: Record<DueGroup, Task[]> = { overdue: [], today: [], nextSevenDays: [], later: [] };
  for (const task of tasks) {
    if (!isFinishedStatus(task.Status)) groups[dueGroupOf(task.Due_date, today)].push(task);
  }
  return groups;
}
