import { groupedBy } from '../collections/groupedBy';
import type { HalfDay } from '../calendar/halfDays';
import {
  getPlacement,
  inOrder,
  lastWorking,
  latestBlockerEnd,
  nextWorking,
  workingLength,
  type FirstWorkingTime,
  type ScheduledDependency,
  type ScheduledTask,
  type WorkingTime,
} from './schedule';

interface CriticalInput {
  readonly tasks: readonly ScheduledTask[];
  readonly dependencies: readonly ScheduledDependency[];
  readonly isWorking: WorkingTime;
  readonly isWorkingDay: WorkingTime;
  readonly firstWorking?: FirstWorkingTime;
}

/**
 * The critical path of a project: the open tasks of which half a working day more would delay the end of the last one, by
 * themselves or through those that wait for them.
 */
export function criticalTasks({
  tasks,
  dependencies,
  isWorking,
  isWorkingDay,
  firstWorking,
}: CriticalInput): Set<string> {
  const placed = new Map(
    tasks.flatMap((task) => {
      const placement = task.isOpen ? getPlacement(task, isWorking, firstWorking) : undefined;
      return placement ? [[task.id, placement] as const] : [];
    }),
  );
  const lastEnd = Math.max(...[...placed.values()].map(({ end }) => end));
  const waiting = groupedBy(dependencies, ({ blockerId }) => blockerId);
  const critical = new Set<string>();
  /** When each task has to begin so that it delays nothing. */
  const latestStarts = new Map<string, HalfDay>();
  for (const id of inOrder(tasks, dependencies).reverse()) {
    const placement = placed.get(id);
    if (placement === undefined) continue;
    const works = (halfDay: HalfDay): boolean => isWorking(id, halfDay);
    const latestEnd = (waiting.get(id) ?? []).reduce((latest, { taskId, lagDays }) => {
      const start = latestStarts.get(taskId);
      return start === undefined ? latest : Math.min(latest, latestBlockerEnd(taskId, start, lagDays, isWorkingDay));
    }, lastEnd);
    latestStarts.set(id, lastWorking(workingLength(placement, works), latestEnd, -1, works, firstWorking?.(id)));
    if (nextWorking(placement.end + 1, 1, works) > latestEnd) critical.add(id);
  }
  return critical;
}
