import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';

const hourMs = 3_600_000;

/** Maximum length of one time entry. */
const maxEntryMs = 24 * hourMs;
/** Maximum number of days of one list of own hours. */
export const mostDaysShown = 92;
export const longestReason = 250;

export const hourLogMessages = {
  task: 'Please Select Task',
  start: 'Please enter the start',
  end: 'Please enter the end',
  order: 'The end must be after the start',
  future: 'Time cannot be logged for the future',
  tooLong: 'At most 24 hours can be logged at a stretch',
  reason: 'Please enter a reason',
  running: 'Please stop the timer first',
  split: 'The second part must begin between start and end',
  overlap: (what: string) => `This overlaps with ${what}`,
} as const;

/** A time entry as the employee enters it. */
export interface ClaimedStretch {
  readonly startedAt: Date;
  readonly stoppedAt: Date;
}

/** Problems of the times of an entry, by whichever way they were entered. */
export function stretchProblems({ startedAt, stoppedAt }: ClaimedStretch, now: Date): FieldProblem[] {
  if (Number.isNaN(startedAt.getTime())) return [{ field: 'Check_In', message: hourLogMessages.start }];
  if (Number.isNaN(stoppedAt.getTime())) return [{ field: 'Check_Out', message: hourLogMessages.end }];
  if (startedAt > now) return [{ field: 'Check_In', message: hourLogMessages.future }];
  if (stoppedAt > now) return [{ field: 'Check_Out', message: hourLogMessages.future }];
  if (stoppedAt <= startedAt) return [{ field: 'Check_Out', message: hourLogMessages.order }];
  return stoppedAt.getTime() - startedAt.getTime() > maxEntryMs
    ? [{ field: 'Check_Out', message: hourLogMessages.tooLong }]
    : [];
}

/** Hours never change without a reason. */
export const reasonProblems = (reason: string | undefined): FieldProblem[] =>
  isBlank(reason) ? [{ field: 'Reason', message: hourLogMessages.reason }] : [];

/** An entry can be split between its ends. */
export const splitProblems = ({ startedAt, stoppedAt }: ClaimedStretch, at: Date): FieldProblem[] =>
  at > startedAt && at < stoppedAt ? [] : [{ field: 'At', message: hourLogMessages.split }];
