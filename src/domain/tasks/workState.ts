import { taskStatuses, type TaskStatus } from './taskChoices';
import type { Day } from '../calendar/day';

/** Of a new task, milestone or sprint. */
export const newStatus = 'OPEN' satisfies TaskStatus;
/** In which work on a task has begun. */
export const startedStatus = 'IN PROGRESS' satisfies TaskStatus;
/** Of what was finished before. */
export const reopenedStatus = 'REOPEN' satisfies TaskStatus;
/** The only status that counts as finished. */
export const finishedStatus = 'CLOSE' satisfies TaskStatus;
/** Neither open nor finished, and not part of any progress. */
export const rejectedStatus = 'REJECTED' satisfies TaskStatus;

/** The meaning of a status of a task, a milestone or a sprint for figures. */
export type WorkState = 'open' | 'finished' | 'rejected';

export function getWorkState(status: string): WorkState {
  if (status === finishedStatus) return 'finished';
  return status === rejectedStatus ? 'rejected' : 'open';
}

export const isOpenStatus = (status: string): boolean => getWorkState(status) === 'open';

export const openStatuses: readonly TaskStatus[] = taskStatuses.filter(isOpenStatus);
/** Those of the tasks that progress is measured against. */
export const countedStatuses: readonly TaskStatus[] = taskStatuses.filter(
  (status) => getWorkState(status) !== 'rejected',
);
export const settledStatuses: readonly TaskStatus[] = taskStatuses.filter((status) => !isOpenStatus(status));

/** Number of tasks in each state; their sum is all tasks. */
export type WorkCounts = Readonly<Record<WorkState, number>>;

export function countWork(statuses: readonly string[]): WorkCounts {
  const count = (state: WorkState): number => statuses.filter((status) => getWorkState(status) === state).length;
  return { open: count('open'), finished: count('finished'), rejected: count('rejected') };
}

/** The tasks that progress is measured against: all but the rejected ones. */
export const countedTasks = ({ open, finished }: WorkCounts): number => open + finished;

/** FMT-002: a rounded whole number; 0 without any. */
export const wholePercentage = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);

/** Finished tasks of all but the rejected ones, as a whole percentage; null without any: none of nothing is no 0 %. */
export const progressPercent = (counts: WorkCounts): number | null =>
  countedTasks(counts) === 0 ? null : wholePercentage(counts.finished, countedTasks(counts));

/** In place of a progress where there is nothing to be done. */
export const noTasksText = ({ rejected }: Pick<WorkCounts, 'rejected'>): string =>
  rejected === 0 ? 'No tasks' : `No tasks but ${rejected} rejected`;

/**
 * Rejected tasks are named separately, so that the other figures add up: '4 of 25 done', '4 of 24 done, 1 rejected'. Without
 * others: `noTasksText`.
 */
export function progressText(counts: WorkCounts): string {
  const { finished, rejected } = counts;
  const all = countedTasks(counts);
  if (all === 0) return noTasksText(counts);
  return `${finished} of ${all} done${rejected === 0 ? '' : `, ${rejected} rejected`}`;
}

/** A text about progress with the percentage: '4 of 25 done (16%)'; the text alone where there is none. */
export const withPercent = (text: string, counts: WorkCounts): string => {
  const percent = progressPercent(counts);
  return percent === null ? text : `${text} (${percent}%)`;
};

/** '21 open, 4 of 25 done (16%)'. */
export const openWorkText = (counts: WorkCounts): string =>
  countedTasks(counts) === 0
    ? noTasksText(counts)
    : `${counts.open} open, ${withPercent(progressText(counts), counts)}`;

/** Open, and the due day has passed (F-35). */
export const isOverdue = (dueDay: Day | null, status: string, today: Day): boolean =>
  dueDay !== null && dueDay < today && isOpenStatus(status);
