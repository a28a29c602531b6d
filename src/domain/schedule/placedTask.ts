import type { Day } from '../calendar/day';
import type { DayHalf } from '../leave/leaveChoices';
import { isOpenStatus } from '../tasks/workState';
import { toHalfDay } from '../calendar/halfDays';
import type { ScheduledTask } from './schedule';

/** The stored days of a task. */
export interface TaskDays {
  readonly startsOn: Day | null;
  readonly startHalf: DayHalf;
  readonly dueOn: Day | null;
  readonly dueHalf: DayHalf;
}

export const toScheduledTask = (
  { startsOn, startHalf, dueOn, dueHalf }: TaskDays,
  { id, plannedHours, status }: { readonly id: string; readonly plannedHours: number | null; readonly status: string },
): ScheduledTask => ({
  id,
  start: startsOn === null ? null : toHalfDay(startsOn, startHalf),
  end: dueOn === null ? null : toHalfDay(dueOn, dueHalf),
  plannedHours,
  isOpen: isOpenStatus(status),
});
