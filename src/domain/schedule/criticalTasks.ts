import { groupedBy } from '../collections/groupedBy';
import {
  earliestStart,
  getPlacement,
  type ScheduledDependency,
  type ScheduledTask,
  type WorkingTime,
} from './schedule';

interface CriticalInput {
  readonly tasks: readonly ScheduledTask[];
  readonly dependencies: readonly ScheduledDependency[];
  readonly isWorking: WorkingTime;
  readonly isWorkingDay: WorkingTime;
}

/**
 * The critical path of a project: the open tasks that end last, and those of which a delay by half a working day would
 * delay them through dependencies.
 */
export function criticalTasks({ tasks, dependencies, isWorking, isWorkingDay }: CriticalInput): Set<string> {
  const placed = new Map(
    tasks.flatMap((task) => {
      const placement = task.isOpen ? getPlacement(task, isWorking) : undefined;
      return placement ? [[task.id, placement] as const] : [];
    }),
  );
  const lastEnd = Math.max(...[...placed.values()].map(({ end }) => end));
  const blockers = groupedBy(dependencies, ({ taskId }) => taskId);
  const critical = new Set([...placed].flatMap(([id, { end }]) => (end === lastEnd ? [id] : [])));
  // A Set iterates over what is added while it is iterated.
  for (const id of critical) {
    const start = placed.get(id)?.start ?? 0;
    for (const { blockerId, lagDays } of blockers.get(id) ?? []) {
      const end = placed.get(blockerId)?.end;
      if (end === undefined) continue;
      let possible = earliestStart(id, end, lagDays, isWorkingDay);
      while (possible < start && !isWorking(id, possible)) possible += 1;
      if (possible >= start) critical.add(blockerId);
    }
  }
  return critical;
}
