import type { DayHalf } from '../../../../domain/leave/leaveChoices';
import { editedHalf, usualHalves } from '../../../../domain/tasks/taskHalves';
import { isBlank } from '../../../../domain/validation/isBlank';
import { cleanRichText } from '../../../richtext/cleanRichText';
import type { TaskValues } from './taskRepository';

/** For an employee who cannot be the assignee (S1 §8). */
export const assigningFailed = 'Issue while assigning user. Please refresh and try again.';

/** '' clears an optional value, undefined keeps it. */
export const optionalValue = (sent: string | undefined, stored: string | null): string | null =>
  sent === undefined ? stored : isBlank(sent) ? null : sent.trim();

export type StoredDays = Pick<TaskValues, 'starts_on' | 'start_half' | 'due_on' | 'due_half'>;

/** The days of a new task. */
export const noDays: StoredDays = {
  starts_on: null,
  start_half: usualHalves.start,
  due_on: null,
  due_half: usualHalves.due,
};

interface SentDays {
  readonly Start_date?: string;
  readonly Start_half?: string;
  readonly Due_date?: string;
  readonly Due_half?: string;
}

/** The days with their halves after an edit, which has been validated. */
export function editedDays(sent: SentDays, stored: StoredDays): StoredDays {
  const startsOn = optionalValue(sent.Start_date, stored.starts_on);
  const dueOn = optionalValue(sent.Due_date, stored.due_on);
  return {
    starts_on: startsOn,
    start_half: editedHalf({
      stored: { day: stored.starts_on, half: stored.start_half },
      day: startsOn,
      chosen: sent.Start_half as DayHalf | undefined,
      end: 'start',
    }),
    due_on: dueOn,
    due_half: editedHalf({
      stored: { day: stored.due_on, half: stored.due_half },
      day: dueOn,
      chosen: sent.Due_half as DayHalf | undefined,
      end: 'due',
    }),
  };
}

/** Hours as text, '0.5' = 30 minutes; '' clears, undefined keeps the value. */
export const durationHours = (sent: string | undefined, stored: number | null): number | null =>
  sent === undefined ? stored : sent === '' ? null : Number(sent);

/** An unchanged text is not cleaned again: it stays letter for letter. */
export function description(sent: string | undefined, stored: string | null): string | null {
  if (sent === undefined || sent === stored) return stored;
  const clean = cleanRichText('Description', sent);
  return clean === '' ? null : clean;
}
