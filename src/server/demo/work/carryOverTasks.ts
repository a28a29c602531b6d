import { isOpenStatus } from '../../../domain/tasks/workState';
import type { CompanyCalendar } from '../seed/companyCalendar';
import type { Project, Sprint } from './project';
import { closingMs, statusAt, type CarryOver } from './sprintClosings';
import type { Task } from './task';

/**
 * In every project in work, the last closed sprint was closed before everything in it was done: its open tasks move to
 * the next sprint, as closing a sprint in the program does.
 */
export function carryOverTasks(
  projects: readonly Project[],
  tasks: readonly Task[],
  calendar: CompanyCalendar,
): ReadonlyMap<Sprint, CarryOver> {
  const carryOvers = new Map<Sprint, CarryOver>();
  for (const { sprints, lead } of projects) {
    const index = sprints.findLastIndex(
      (sprint) => sprint.status === 'CLOSE' && closingMs(sprint, calendar) <= calendar.nowMs,
    );
    const [closed, target] = [sprints[index], sprints[index + 1]];
    if (closed === undefined || target === undefined) continue;
    const atMs = closingMs(closed, calendar);
    const carried = tasks.filter(
      (task) => task.sprint === closed && task.createdMs <= atMs && isOpenStatus(statusAt(task, atMs)),
    );
    for (const task of carried) {
      task.sprint = target;
      const earlier = task.changes.filter((change) => change.atMs <= atMs).length;
      task.changes.splice(earlier, 0, {
        atMs,
        by: lead,
        field: 'sprint',
        previous: closed.name,
        current: target.name,
      });
    }
    carryOvers.set(closed, { target, tasks: new Set(carried) });
  }
  return carryOvers;
}
