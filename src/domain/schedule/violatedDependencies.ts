import type { HalfDay } from '../calendar/halfDays';
import {
  earliestStart,
  getPlacement,
  nextWorking,
  type FirstWorkingTime,
  type ScheduledDependency,
  type ScheduledTask,
  type WorkingTime,
} from './schedule';

export interface ViolatedDependency extends ScheduledDependency {
  /** The first half day at which the task would keep it. */
  readonly possibleStart: HalfDay;
}

interface ViolationInput {
  readonly tasks: readonly ScheduledTask[];
  readonly dependencies: readonly ScheduledDependency[];
  /** With leave, for tasks of which a day is missing. */
  readonly isWorking: WorkingTime;
  /** Without leave: a planned day counts as work, also while the assignee is away. */
  readonly isWorkingDay: WorkingTime;
  readonly firstWorking?: FirstWorkingTime;
}

/**
 * The dependencies that the days of the tasks do not keep: the task begins before its blocker has ended and the lag has
 * passed. Finished, rejected and unscheduled tasks violate nothing, as they move nothing. A task that begins on days off
 * begins with the working day after them.
 */
export function violatedDependencies({
  tasks,
  dependencies,
  isWorking,
  isWorkingDay,
  firstWorking,
}: ViolationInput): readonly ViolatedDependency[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const placementFor = (id: string) => {
    const task = byId.get(id);
    return task?.isOpen ? getPlacement(task, isWorking, firstWorking) : undefined;
  };
  return dependencies.flatMap((dependency): ViolatedDependency[] => {
    const { taskId, blockerId, lagDays } = dependency;
    const [placement, blocker] = [placementFor(taskId), placementFor(blockerId)];
    if (!placement || !blocker) return [];
    const works = (halfDay: HalfDay): boolean => isWorkingDay(taskId, halfDay);
    const earliest = earliestStart(taskId, blocker.end, lagDays, isWorkingDay);
    if (placement.start >= earliest || nextWorking(placement.start, 1, works) >= earliest) return [];
    return [{ ...dependency, possibleStart: nextWorking(earliest, 1, works) }];
  });
}
