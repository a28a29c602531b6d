import { hundredths } from '../figures/hundredths';
import { finishedStatus } from './workState';

export interface VariedTask {
  readonly status: string;
  /** null without an estimate. */
  readonly estimatedHours: number | null;
  /** Of finished time entries, with two decimals. */
  readonly loggedHours: number;
}

/** Logged hours as every list shows them. */
export const hoursOfSeconds = (seconds: number): number => Math.round(seconds / 36) / 100;
export const hoursOfMinutes = (minutes: number): number => hoursOfSeconds(minutes * 60);

/**
 * Logged minus estimated hours, from the first logged time on or once the task is closed; otherwise, and without an
 * estimate, null.
 */
export function varianceHours({ status, estimatedHours, loggedHours }: VariedTask): number | null {
  if (estimatedHours === null || (loggedHours <= 0 && status !== finishedStatus)) return null;
  return hundredths(loggedHours - estimatedHours);
}

/**
 * Which tasks the hours of a sprint, a milestone or a project are summed over: those that its progress counts
 * (`countedStatuses`). Estimated, logged and variance are of the same tasks. SQL: `plannedHours`.
 */
export const plannedWorkRule = 'Of all tasks but rejected ones';
/** Sums of a list are of its rows. */
export const listedWorkRule = 'Sums of groups are of all listed tasks, rejected ones too';

/** The rule in words, for headings. */
export const varianceRule = 'Logged less estimated hours, of tasks with logged time and of closed ones';
