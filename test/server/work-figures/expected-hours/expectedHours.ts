/**
 * What the hours of tasks, people, sprints and projects are, written from the specification, its rulings and the contract alone.
 * Nothing here is imported from the product.
 */
import { dayInBerlin, inBerlin, getDays, nextDay } from '../../../support/moments/berlinClock';

export interface Entry {
  readonly id: string;
  readonly personId: string;
  readonly taskId: string;
  readonly from: number;
  /** null while the timer runs. */
  readonly to: number | null;
}
export interface Task {
  readonly id: string;
  readonly key: string;
  readonly projectId: string;
  readonly sprintId: string | null;
  readonly assigneeId: string | null;
  readonly status: string;
  readonly priority: string;
  readonly type: string;
  readonly estimated: number | null;
  readonly dueOn: string | null;
  readonly createdAt: number;
  readonly isDeleted: boolean;
}
export interface Work {
  readonly tasks: readonly Task[];
  readonly entries: readonly Entry[];
}

/** Figures have two decimals. */
export const twoDecimals = (value: number): number => Math.round(value * 100 + 1e-7) / 100;

/** An entry lasts as long as its stopwatch showed when it stopped: whole seconds. */
export const getSeconds = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { from, to }) => sum + (to === null ? 0 : Math.floor((to - from) / 1_000)), 0);
/** Of finished entries; a running timer counts when it stops. */
export const getHours = (entries: readonly Entry[]): number => twoDecimals(getSeconds(entries) / 3_600);
/** An entry belongs to the day on which it began. */
export const getDay = ({ from }: Entry): string => dayInBerlin(from);
export const getMonth = (entry: Entry): string => getDay(entry).slice(0, 7);

export const ofTask = ({ entries }: Work, { id }: Task): Entry[] => entries.filter(({ taskId }) => taskId === id);

/** Logged less estimated, from the first logged time on or once the task is CLOSE; empty before that and without an estimate. */
export function getVariance(work: Work, task: Task): number | null {
  const logged = getHours(ofTask(work, task));
  if (task.estimated === null || (logged === 0 && task.status !== 'CLOSE')) return null;
  return twoDecimals(logged - task.estimated);
}

/** Rounded whole numbers, of what was logged exactly. */
export const getProgress = (work: Work, task: Task): number | null =>
  task.estimated === null || task.estimated === 0
    ? null
    : Math.round((getSeconds(ofTask(work, task)) / 36 / task.estimated) * (1 + 1e-12));

const sum = (values: readonly number[]): number => twoDecimals(values.reduce((total, value) => total + value, 0));

export interface Sums {
  readonly count: number;
  readonly estimated: number;
  readonly logged: number;
  readonly variance: number | null;
}
export function getSums(work: Work, tasks: readonly Task[]): Sums {
  const variances = tasks.flatMap((task) => getVariance(work, task) ?? []);
  return {
    count: tasks.length,
    estimated: sum(tasks.map(({ estimated }) => estimated ?? 0)),
    logged: getHours(tasks.flatMap((task) => ofTask(work, task))),
    variance: variances.length === 0 ? null : sum(variances),
  };
}

/** Deleted tasks are in no list and no plan; rejected ones are in lists, but not in plans. */
export const listed = ({ tasks }: Work): Task[] => tasks.filter(({ isDeleted }) => !isDeleted);
export const planned = (work: Work): Task[] => listed(work).filter(({ status }) => status !== 'REJECTED');
export const open = (work: Work): Task[] => planned(work).filter(({ status }) => status !== 'CLOSE');

/** What is left to do. */
export const getRemaining = (work: Work, task: Task): number =>
  Math.max(0, twoDecimals((task.estimated ?? 0) - getHours(ofTask(work, task))));

/** Whether someone already has an entry at some time of a span. */
export const overlaps = ({ entries }: Work, personId: string, from: number, to: number, except?: string): boolean =>
  entries.some(
    (each) => each.personId === personId && each.id !== except && each.from < to && (each.to ?? Infinity) > from,
  );

const getBounds = (month: string): readonly [number, number] => [
  inBerlin(`${month}-01`, 0),
  inBerlin(nextDay(getDays(month).at(-1) ?? ''), 0),
];
/** Hours of a month that HR has closed stay as they are. */
export const isClosed = (months: readonly string[], from: number, to: number): boolean =>
  months.map(getBounds).some(([begin, end]) => from < end && to > begin);
/** Of a timer that runs while its month is closed only the time after it is logged. */
export const getCountedFrom = (months: readonly string[], from: number): number =>
  Math.max(from, ...months.map(getBounds).map(([begin, end]) => (from < end && from >= begin ? end : from)));
