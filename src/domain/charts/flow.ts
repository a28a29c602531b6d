import { addDays, countDays, type Day } from '../calendar/day';
import { isOpenStatus } from '../tasks/workState';
import { taskStatuses, type TaskStatus } from '../tasks/taskChoices';

/** Tasks that came into a status on a day, or, negative, left it. */
export interface FlowChange {
  readonly day: Day;
  readonly status: string;
  readonly isBug: boolean;
  readonly change: number;
}

/** The tasks of a project at the end of a day. */
export interface FlowDay {
  readonly day: Day;
  readonly counts: Readonly<Record<TaskStatus, number>>;
  readonly openBugs: number;
}

const noTasks = (): Record<TaskStatus, number> =>
  Object.fromEntries(taskStatuses.map((status) => [status, 0])) as Record<TaskStatus, number>;

/** Days of a chart, the last one included: every day, or fewer where there are too many to draw. */
export function chartedDays(first: Day, last: Day, maxPoints: number): Day[] {
  const count = countDays(first, last) + 1;
  const step = Math.max(Math.ceil(count / maxPoints), 1);
  const days: Day[] = [];
  for (let day = last; day >= first; day = addDays(day, -step)) days.unshift(day);
  return days;
}

/** @param changes those before the first day count as of that day */
export function flowByDay(changes: readonly FlowChange[], days: readonly Day[]): FlowDay[] {
  const sorted = [...changes].sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  const counts = noTasks();
  let openBugs = 0;
  let next = 0;
  return days.map((day) => {
    for (let change = sorted[next]; change !== undefined && change.day <= day; change = sorted[(next += 1)]) {
      const status = taskStatuses.find((known) => known === change?.status);
      if (status !== undefined) counts[status] += change.change;
      if (change.isBug && isOpenStatus(change.status)) openBugs += change.change;
    }
    return { day, counts: { ...counts }, openBugs };
  });
}
