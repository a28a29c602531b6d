import { finishedStatus } from './workState';

export interface VariedTask {
  readonly status: string;
  /** null without an estimate. */
  readonly estimatedHours: number | null;
  /** Of finished time entries, with two decimals. */
  readonly loggedHours: number;
}

const hundredths = (hours: number): number => Math.round(hours * 100) / 100;

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

/** The rule in words, for headings. */
export const varianceRule = 'Logged less estimated hours, of tasks with logged time and of closed ones';
