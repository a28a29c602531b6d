/**
 * What the charts of sprints and projects show, written from the specification, its rulings and the contract alone: from what
 * all tasks were from one instant to the next. Nothing here is imported from the product.
 */
import { dayInBerlin, getWeekday, hour, inBerlin, nextDay } from '../../../support/moments/berlinClock';
import type { EnteredHoliday } from '../../../support/testHolidays';
import { getSeconds, ofTask, twoDecimals, type Task } from '../../work-figures/expected-hours/expectedHours';
import type { RandomWork } from '../../work-figures/expected-hours/randomWork';

export const isOpen = ({ status }: Task): boolean => !['CLOSE', 'REJECTED'].includes(status);
const isBug = ({ type }: Task): boolean => type === 'Bug';

/** The tasks just before an instant: what happens at the instant itself does not count. */
export function getTasksBefore({ moments }: RandomWork, at: number): Task[] {
  const moment = moments.filter((each) => each.at < at).at(-1);
  return (moment?.tasks ?? []).filter(({ isDeleted, createdAt }) => !isDeleted && createdAt < at);
}
export const getBeginning = (day: string): number => inBerlin(day, 0);
export const getEnd = (day: string): number => inBerlin(nextDay(day), 0);

export function getDaysFrom(first: string, last: string): string[] {
  const days = [];
  for (let day = first; day <= last; day = nextDay(day)) days.push(day);
  return days;
}

/** The state of a project at the end of a day: tasks by status, and its open bugs. */
export function getFlow(work: RandomWork, projectId: string, statuses: readonly string[], day: string) {
  const tasks = getTasksBefore(work, getEnd(day)).filter((task) => task.projectId === projectId);
  return {
    Day: day,
    Counts: statuses.map((status) => tasks.filter((task) => task.status === status).length),
    Open_bugs: getOpenBugs(tasks),
  };
}
export const getOpenBugs = (tasks: readonly Task[]): number =>
  tasks.filter((task) => isBug(task) && isOpen(task)).length;

const getAmount = (tasks: readonly Task[]) => ({
  Tasks: tasks.length,
  Hours: twoDecimals(tasks.reduce((sum, { estimated }) => sum + (estimated ?? 0), 0)),
});

export interface ChartedPlan {
  /** The sprint, or those of a milestone. */
  readonly sprintIds: readonly string[];
  readonly first: string;
  readonly due: string;
  readonly closedAt: number | null;
}

const isIn = ({ sprintIds }: ChartedPlan, { sprintId }: Task): boolean =>
  sprintId !== null && sprintIds.includes(sprintId);

const getScope = (work: RandomWork, plan: ChartedPlan, at: number): Task[] =>
  getTasksBefore(work, at).filter((task) => isIn(plan, task) && task.status !== 'REJECTED');

/** Its beginning, and the end of each day until it is due; a late one goes on until it is closed. */
function getInstants({ first, due, closedAt }: ChartedPlan, now: number) {
  const ended = dayInBerlin(closedAt ?? now);
  return [
    { Day: null, at: getBeginning(first), isPast: first <= ended },
    ...getDaysFrom(first, due > ended ? due : ended).map((Day) => ({
      Day,
      at: Math.min(getEnd(Day), closedAt ?? Infinity),
      isPast: Day <= ended,
    })),
  ];
}

/** How much of a day the assignees of the tasks that were in the sprint at some time work. */
export function getWorkShare(
  work: RandomWork,
  plan: ChartedPlan,
  {
    day,
    holidays,
    getPlace,
  }: { day: string; holidays: readonly EnteredHoliday[]; getPlace: (id: string) => string | null },
): number {
  if ([0, 6].includes(getWeekday(day))) return 0;
  const inside = new Set(
    work.moments.flatMap(({ tasks }) =>
      tasks.filter((task) => !task.isDeleted && isIn(plan, task)).map((task) => task.id),
    ),
  );
  const assignees = work.tasks
    .filter((task) => inside.has(task.id) && !task.isDeleted)
    .map(({ assigneeId }) => assigneeId);
  const people = [...new Set(assignees)].flatMap((personId) => (personId === null ? [] : [getPlace(personId)]));
  const shares = (people.length === 0 ? [null] : people).map((place) => {
    const types = holidays
      .filter((holiday) => holiday.day === day)
      .filter(({ places }) => places.length === 0 || (place !== null && places.includes(place)))
      .map(({ type }) => type);
    const isOff = (half: string): boolean => types.some((type) => type === 'Full Day' || type === half);
    return ['First Half', 'Second Half'].filter((half) => !isOff(half)).length / 2;
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** The days of a plan without an ideal line. */
export function getPlanPoints(work: RandomWork, plan: ChartedPlan, getShare: (day: string) => number) {
  const instants = getInstants(plan, work.now);
  return instants.map(({ Day, at, isPast }, index) => {
    const tasks = getScope(work, plan, at);
    const former = getScope(work, plan, instants[index - 1]?.at ?? at);
    const countWithout = (some: readonly Task[], others: readonly Task[]): number =>
      some.filter(({ id }) => !others.some((other) => other.id === id)).length;
    return {
      Day,
      Work_share: Day === null ? 1 : getShare(Day),
      Until: new Date(at).toISOString(),
      Figures: isPast
        ? {
            Scope: getAmount(tasks),
            Open: getAmount(tasks.filter(isOpen)),
            Finished: getAmount(tasks.filter(({ status }) => status === 'CLOSE')),
            Added: countWithout(tasks, former),
            Removed: countWithout(former, tasks),
          }
        : null,
    };
  });
}

export function getSprintPoints(work: RandomWork, sprint: ChartedPlan, getShare: (day: string) => number) {
  const points = getPlanPoints(work, sprint, getShare);
  const start = points.find(({ Figures }) => Figures !== null && Figures.Scope.Tasks > 0)?.Figures?.Scope;
  const getPlannedShare = (Day: string | null): number => (Day === null || Day > sprint.due ? 0 : getShare(Day));
  const all = points.reduce((sum, { Day }) => sum + getPlannedShare(Day), 0);
  return points.map((point, index) => {
    const worked = points.slice(0, index + 1).reduce((sum, { Day }) => sum + getPlannedShare(Day), 0);
    const left = all === 0 ? 0 : 1 - worked / all;
    const Ideal =
      start === undefined ? null : { Tasks: twoDecimals(start.Tasks * left), Hours: twoDecimals(start.Hours * left) };
    return { ...point, Ideal };
  });
}

/** What was committed is what the sprint held at its beginning, or at the end of its first day with tasks. */
export function getVelocity(work: RandomWork, sprint: ChartedPlan & { readonly closedAt: number }) {
  const scopes = getInstants(sprint, work.now)
    .filter(({ isPast }) => isPast)
    .map(({ at }) => getScope(work, sprint, at));
  return {
    Committed: getAmount(scopes.find(({ length }) => length > 0) ?? []),
    Finished: getAmount(getScope(work, sprint, sprint.closedAt).filter(({ status }) => status === 'CLOSE')),
  };
}

const toDays = (time: number): number => Math.round(time / (2.4 * hour)) / 10;

export interface Finished {
  readonly key: string;
  readonly lead: number;
  readonly cycle: number | null;
  readonly ratio: number | null;
}
/** The values that a task has had, each with the instant from which on; an undone change has never been, except on the days before it was undone. */
export function getChanges<Value>(
  work: RandomWork,
  task: Task,
  getValue: (task: Task) => Value,
  withUndone = false,
): { readonly at: number; readonly value: Value }[] {
  const values = work.moments.flatMap(({ at, tasks, undone }) => {
    const then = tasks.find(({ id }) => id === task.id);
    if (then === undefined || (undone.includes(task.id) && !withUndone)) return [];
    return [{ at: Math.max(at, task.createdAt), value: getValue(then) }];
  });
  return values.filter(({ value }, index) => index === 0 || value !== values[index - 1]?.value);
}
export const getStatus = ({ status }: Task): string => status;

/** When a task that is finished was finished. */
export const getFinishedAt = (work: RandomWork, task: Task): number =>
  getChanges(work, task, getStatus).at(-1)?.at ?? NaN;

/** The tasks of a project that were finished since an instant and still are. */
export function getFinished(work: RandomWork, projectId: string, since: number): Finished[] {
  return work.tasks.flatMap((task) => {
    if (task.projectId !== projectId || task.isDeleted || task.status !== 'CLOSE') return [];
    const end = getFinishedAt(work, task);
    const begun = getChanges(work, task, getStatus, true).find(({ value }) => value === 'IN PROGRESS')?.at;
    const seconds = getSeconds(ofTask(work, task));
    if (end < since) return [];
    return [
      {
        key: task.key,
        lead: toDays(end - task.createdAt),
        cycle: begun === undefined ? null : toDays(Math.max(0, end - begun)),
        ratio:
          task.estimated === null || task.estimated === 0 || seconds === 0
            ? null
            : twoDecimals(seconds / 3_600 / task.estimated),
      },
    ];
  });
}

/** The smallest value that at least this share of the values does not exceed. */
export function getPercentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * values.length - 1e-9) - 1)] ?? null;
}
