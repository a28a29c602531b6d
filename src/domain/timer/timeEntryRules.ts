import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';
import { dayMs } from '../calendar/duration';

/** Maximum length of one time entry. */
const maxEntryMs = dayMs;
/** Maximum number of days of one list of own hours. */
export const maxDaysShown = 92;
export const maxReasonLength = 250;

export const timeEntryMessages = {
  task: 'Please Select Task',
  start: 'Please enter the start',
  end: 'Please enter the end',
  order: 'The end must be after the start',
  future: 'Time cannot be logged for the future',
  tooLong: 'At most 24 hours can be logged at a stretch',
  reason: 'Please enter a reason',
  running: 'Please stop the timer first',
  split: 'The second part must begin between start and end',
  correctedEnd: 'Please enter when the work ended',
  beyondTimer: 'The work must have ended between the start and the end of the timer',
  overlap: (what: string) => `This overlaps with ${what}`,
} as const;

/** A time entry with an end, stored or to be stored. */
export interface CompletedTimeEntry {
  readonly startedAt: Date;
  readonly stoppedAt: Date;
}

/** Problems with the times of an entry. The same limits apply to a form, a split and a correction. */
export function timeEntryProblems({ startedAt, stoppedAt }: CompletedTimeEntry, now: Date): FieldProblem[] {
  if (Number.isNaN(startedAt.getTime())) return [{ field: 'Check_In', message: timeEntryMessages.start }];
  if (Number.isNaN(stoppedAt.getTime())) return [{ field: 'Check_Out', message: timeEntryMessages.end }];
  if (startedAt > now) return [{ field: 'Check_In', message: timeEntryMessages.future }];
  if (stoppedAt > now) return [{ field: 'Check_Out', message: timeEntryMessages.future }];
  if (stoppedAt <= startedAt) return [{ field: 'Check_Out', message: timeEntryMessages.order }];
  return stoppedAt.getTime() - startedAt.getTime() > maxEntryMs
    ? [{ field: 'Check_Out', message: timeEntryMessages.tooLong }]
    : [];
}

/** Hours never change without a reason. */
export const reasonProblems = (reason: string | undefined): FieldProblem[] =>
  isBlank(reason) ? [{ field: 'Reason', message: timeEntryMessages.reason }] : [];

/** An entry can be split between its ends. */
export const splitProblems = ({ startedAt, stoppedAt }: CompletedTimeEntry, at: Date): FieldProblem[] =>
  at > startedAt && at < stoppedAt ? [] : [{ field: 'At', message: timeEntryMessages.split }];

/** A timer, which is to end earlier than it did or than now. */
interface ShortenedTimer {
  readonly startedAt: Date;
  /** null while it runs */
  readonly stoppedAt: Date | null;
}

/** Problems with the actual end of a timer that ran beyond its day: a correction only shortens it. */
export function correctedEndProblems({ startedAt, stoppedAt }: ShortenedTimer, at: Date, now: Date): FieldProblem[] {
  if (Number.isNaN(at.getTime())) return [{ field: 'At', message: timeEntryMessages.correctedEnd }];
  if (at <= startedAt || at > (stoppedAt ?? now)) return [{ field: 'At', message: timeEntryMessages.beyondTimer }];
  return timeEntryProblems({ startedAt, stoppedAt: at }, now).map(({ message }) => ({ field: 'At', message }));
}
