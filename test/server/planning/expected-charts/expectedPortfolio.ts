/**
 * What the portfolio and 'What changed' show, written from the specification, its rulings and the contract alone. Nothing here
 * is imported from the product.
 */
import { dayBefore, dayInBerlin, getWeekday } from '../../../support/moments/berlinClock';
import { getSums, type Task } from '../../work-figures/expected-hours/expectedHours';
import type { RandomWork } from '../../work-figures/expected-hours/randomWork';
import {
  getBeginning,
  getChanges,
  getEnd,
  getFinishedAt,
  getOpenBugs,
  getStatus,
  getTasksBefore,
  isOpen,
  type ChartedPlan,
} from './expectedCharts';

export interface Absence {
  readonly personId: string;
  readonly from: string;
  readonly to: string;
  readonly status: string;
}
/** The time between leaving and returning, without the day of the return. */
export interface Break {
  readonly personId: string;
  readonly from: string;
  readonly until: string;
}
export interface PlannedMilestone {
  readonly id: string;
  readonly projectId: string;
  readonly due: string;
  readonly isOpen: boolean;
}
/** A sprint as its charts show it. */
export interface SprintPlan extends ChartedPlan {
  readonly id: string;
}
export interface Dashboard {
  readonly work: RandomWork;
  readonly blockers: readonly { readonly task_id: string; readonly blocker_id: string }[];
  readonly absences: readonly Absence[];
  readonly leftIds: readonly string[];
  readonly breaks: readonly Break[];
  readonly milestones: readonly PlannedMilestone[];
}

const getMonday = (day: string): string => dayBefore(day, (getWeekday(day) + 6) % 7);

/** All tasks, open, finished and rejected ones, and how much of those that are not rejected is finished. */
function getWork(tasks: readonly Task[]) {
  const [Open, Finished, Rejected] = [
    tasks.filter(isOpen).length,
    tasks.filter(({ status }) => status === 'CLOSE').length,
    tasks.filter(({ status }) => status === 'REJECTED').length,
  ];
  const Progress = Open + Finished === 0 ? null : Math.round((100 * Finished) / (Open + Finished));
  return { All: tasks.length, Open, Finished, Rejected, Progress };
}

/** The open tasks behind each count of a project, as each of them can be filtered in the list of tasks. */
export function getCountedTasks({ work, blockers }: Dashboard, projectId: string) {
  const today = dayInBerlin(work.now);
  const all = work.tasks.filter(({ isDeleted }) => !isDeleted);
  const open = all.filter((task) => task.projectId === projectId && isOpen(task));
  return {
    Overdue_count: open.filter(({ dueOn }) => dueOn !== null && dueOn < today),
    Unassigned_count: open.filter(({ assigneeId }) => assigneeId === null),
    Bug_count: open.filter(({ type }) => type === 'Bug'),
    Blocked_count: open.filter(({ id }) =>
      blockers.some(
        ({ task_id, blocker_id }) => task_id === id && all.some((each) => each.id === blocker_id && isOpen(each)),
      ),
    ),
  };
}

/** What is left of an absence on the days of the employment: the part before a break and the part after it. */
const withoutBreak = (absence: Absence, { personId, from, until }: Break): Absence[] => {
  const { from: first, to: last } = absence;
  if (absence.personId !== personId || last < from || first >= until) return [absence];
  return [
    ...(first < from ? [{ ...absence, to: dayBefore(from, 1) }] : []),
    ...(last >= until ? [{ ...absence, from: until }] : []),
  ];
};

/** Granted leave of the members who have not left. */
const getGranted = ({ absences, leftIds, breaks }: Dashboard): Absence[] =>
  breaks.reduce<Absence[]>(
    (parts, left) => parts.flatMap((part) => withoutBreak(part, left)),
    absences.filter(
      ({ personId, status }) => ['Approved', 'Conditional Approved'].includes(status) && !leftIds.includes(personId),
    ),
  );

export function getRow(dashboard: Dashboard, projectId: string, sprints: readonly SprintPlan[]) {
  const { work } = dashboard;
  const today = dayInBerlin(work.now);
  const monday = getMonday(today);
  const inProject = (tasks: readonly Task[]) => tasks.filter((task) => task.projectId === projectId);
  const tasks = inProject(work.tasks.filter(({ isDeleted }) => !isDeleted));
  const sums = getSums(
    work,
    tasks.filter(({ status }) => status !== 'REJECTED'),
  );
  const counts = Object.entries(getCountedTasks(dashboard, projectId)).map(([name, some]) => [name, some.length]);
  const current = sprints
    .filter(({ closedAt, first }) => closedAt === null && first <= today)
    .sort((a, b) => (a.due < b.due ? -1 : 1))[0];
  const away = getGranted(dashboard).filter(({ from, to }) => from <= dayBefore(monday, -6) && to >= monday);
  return {
    Work: getWork(tasks),
    Estimated_hours: sums.estimated,
    Logged_hours: sums.logged,
    Variance_hours: sums.variance,
    ...(Object.fromEntries(counts) as Record<string, number>),
    Bug_trend: [...[6, 5, 4, 3, 2, 1, 0].map((weeks) => getBeginning(dayBefore(monday, 7 * weeks))), work.now + 1].map(
      (at) => getOpenBugs(inProject(getTasksBefore(work, at))),
    ),
    Sprint: current && {
      _id: current.id,
      DueDate: current.due,
      Work: getWork(tasks.filter(({ sprintId }) => sprintId === current.id)),
    },
    Next_milestone: dashboard.milestones
      .filter((milestone) => milestone.projectId === projectId && milestone.isOpen)
      .map(({ id, due }) => ({ _id: id, DueDate: due }))
      .sort((one, other) => one.DueDate.localeCompare(other.DueDate))[0],
    Away_count: new Set(away.map(({ personId }) => personId)).size,
  };
}

/**
 * What happened in a project since an instant, each task once. What was undone, or is again as it was then, has not happened.
 * Days count from the one of the instant.
 */
export function getChanged(dashboard: Dashboard, projectId: string, since: number, sprints: readonly SprintPlan[]) {
  const { work } = dashboard;
  const today = dayInBerlin(work.now);
  const tasks = work.tasks.filter((task) => task.projectId === projectId && !task.isDeleted);
  const isSince = (day: string): boolean => day >= dayInBerlin(since) && day <= today;
  const named = (some: readonly Task[]): string[] => some.map(({ key }) => key).sort();
  return {
    finished: named(tasks.filter((task) => task.status === 'CLOSE' && getFinishedAt(work, task) >= since)),
    reopened: named(
      tasks.filter((task) =>
        getChanges(work, task, getStatus)
          .slice(1)
          .some(({ at, value }) => value === 'REOPEN' && at >= since),
      ),
    ),
    'due-moved': named(
      tasks.filter((task) => {
        const values = getChanges(work, task, ({ dueOn }) => dueOn, true);
        const former = values.filter(({ at }) => at < since).at(-1)?.value ?? null;
        return former !== null && former !== task.dueOn;
      }),
    ),
    overdue: named(
      tasks.filter((task) => isOpen(task) && task.dueOn !== null && task.dueOn < today && getEnd(task.dueOn) >= since),
    ),
    'sprint-started': sprints
      .filter(({ first }) => isSince(first))
      .map(({ id }) => id)
      .sort(),
    'sprint-closed': sprints
      .filter(({ closedAt }) => closedAt !== null && closedAt >= since)
      .map(({ id }) => id)
      .sort(),
    leave: getGranted(dashboard)
      .filter(({ from }) => isSince(from))
      .map(({ personId }) => personId)
      .sort(),
  };
}
