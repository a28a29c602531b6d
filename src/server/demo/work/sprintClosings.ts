import { groupedBy } from '../../../domain/collections/groupedBy';
import type { CompanyRows } from '../companyRows';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import type { Project, Sprint } from './project';
import type { WorkDone } from './simulateWork';
import { keyOf, type Task } from './task';
import { minuteMs } from '../../../domain/calendar/duration';

/** Sprints are closed in the evening of their last day. */
const CLOSING_MINUTE = 1050;

/** Tasks that moved to another sprint when theirs was closed. */
export interface CarryOver {
  readonly target: Sprint;
  readonly tasks: ReadonlySet<Task>;
}

export const closingMs = (sprint: Sprint, calendar: CompanyCalendar): number => calendar.at(sprint.due, CLOSING_MINUTE);

/** The value of a field at an instant, from the history of the task. */
function valueAt(task: Task, field: 'status' | 'assignee', atMs: number, now: string): string {
  const changes = task.changes.filter((change) => change.field === field);
  const last = changes.filter((change) => change.atMs <= atMs).at(-1);
  return last?.current ?? changes[0]?.previous ?? now;
}

export const statusAt = (task: Task, atMs: number): string => valueAt(task, 'status', atMs, task.status);

/** The tasks of every closed sprint at its closing, from their histories. */
export function sprintClosingRows(
  projects: readonly Project[],
  { tasks, timers }: WorkDone,
  carryOvers: ReadonlyMap<Sprint, CarryOver>,
  calendar: CompanyCalendar,
  seed: SeededRandom,
): CompanyRows {
  const random = seed.fork(`sprint closings/${projects[0]?.outline.shortName ?? ''}`);
  const closed = projects.flatMap((project) =>
    project.sprints.flatMap((sprint) => {
      const atMs = closingMs(sprint, calendar);
      return sprint.status === 'CLOSE' && atMs <= calendar.nowMs
        ? [{ id: identifier(random, atMs), project, sprint, atMs }]
        : [];
    }),
  );
  const sprintTasks = groupedBy(tasks, (task): Sprint | null => task.sprint);
  const taskTimers = groupedBy(timers, (timer) => timer.task);
  const loggedMinutes = (task: Task, atMs: number): number =>
    (taskTimers.get(task) ?? []).reduce(
      (sum, { startedMs, stoppedMs }) => (stoppedMs === null || stoppedMs > atMs ? sum : sum + (stoppedMs - startedMs)),
      0,
    ) / minuteMs;
  return {
    sprint_closings: closed.map(({ id, project, sprint, atMs }) => ({
      id,
      sprint_id: sprint.id,
      closed_at: new Date(atMs),
      closed_by_id: project.lead.id,
      carried_to_id: carryOvers.get(sprint)?.target.id ?? null,
      carried_to_name: carryOvers.get(sprint)?.target.name ?? null,
    })),
    sprint_closing_tasks: closed.flatMap(({ id, sprint, atMs }) =>
      [...(sprintTasks.get(sprint) ?? []), ...(carryOvers.get(sprint)?.tasks ?? [])]
        .filter((task) => task.createdMs <= atMs)
        .map((task) => ({
          closing_id: id,
          task_id: task.id,
          key: keyOf(task),
          summary: task.summary,
          issue_type: task.type,
          priority: task.priority,
          status: statusAt(task, atMs),
          assignee_name: valueAt(task, 'assignee', atMs, task.assignee.fullName),
          duration_hours: task.durationHours,
          logged_minutes: loggedMinutes(task, atMs),
          was_carried: carryOvers.get(sprint)?.tasks.has(task) ?? false,
        })),
    ),
  };
}
