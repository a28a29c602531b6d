import { taskStatuses, type TaskStatus } from './taskChoices';

/** Done, and the only status that counts as done. */
export const finishedStatus = 'CLOSE' satisfies TaskStatus;
/** Given up: neither open nor finished, and no part of any progress. */
export const rejectedStatus = 'REJECTED' satisfies TaskStatus;

/** What a status of a task, a milestone or a sprint means for figures. */
export type WorkState = 'open' | 'finished' | 'rejected';

export function workStateOf(status: string): WorkState {
  if (status === finishedStatus) return 'finished';
  return status === rejectedStatus ? 'rejected' : 'open';
}

export const isOpenStatus = (status: string): boolean => workStateOf(status) === 'open';

/** The statuses with something left to do. */
export const openStatuses: readonly TaskStatus[] = taskStatuses.filter(isOpenStatus);
/** The others. */
export const settledStatuses: readonly TaskStatus[] = taskStatuses.filter((status) => !isOpenStatus(status));

/** How many tasks are in which state; together they are all. */
export type WorkCounts = Readonly<Record<WorkState, number>>;

export function countWork(statuses: readonly string[]): WorkCounts {
  const count = (state: WorkState): number => statuses.filter((status) => workStateOf(status) === state).length;
  return { open: count('open'), finished: count('finished'), rejected: count('rejected') };
}

/** The tasks that progress is measured against: all but the rejected ones. */
export const plannedTasks = ({ open, finished }: WorkCounts): number => open + finished;

/** FMT-002: a rounded whole number; 0 of nothing is 0. */
export const wholePercentage = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);

/** Finished tasks of all but the rejected ones, as a whole percentage. */
export const progressPercent = (counts: WorkCounts): number => wholePercentage(counts.finished, plannedTasks(counts));

/** Rejected tasks are told apart, so that the other figures still add up: '4 of 25 done', '4 of 24 done, 1 rejected'. */
export const progressText = (counts: WorkCounts): string =>
  `${counts.finished} of ${plannedTasks(counts)} done${counts.rejected === 0 ? '' : `, ${counts.rejected} rejected`}`;
