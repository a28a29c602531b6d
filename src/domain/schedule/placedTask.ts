import type { Day } from '../calendar/day';
import type { DayHalf } from '../leave/leaveChoices';
import { isOpenStatus } from '../tasks/workState';
import { toHalfDay } from '../calendar/halfDays';
import type { PlannedTask } from './schedule';

/** The stored days of a task. */
export interface TaskDays {
  readonly startsOn: Day | null;
  readonly startHalf: DayHalf;
  readonly dueOn: Day | null;
  readonly dueHalf: DayHalf;
}

export const toPlannedTask = (
  { startsOn, startHalf, dueOn, dueHalf }: TaskDays,
  { id, plannedHours, status }: { readonly id: string; readonly plannedHours: number | null; readonly status: string },
): PlannedTask => ({
  id,
  start: startsOn === null ? null : toHalfDay(startsOn, startHalf),
  end: dueOn === null ? null : toHalfDay(dueOn, dueHalf),
  plannedHours,
  isOpen: isOpenStatus(status),
});
