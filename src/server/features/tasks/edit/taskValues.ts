import type { DayHalf } from '../../../../domain/leave/leaveChoices';
import { isBlank } from '../../../../domain/validation/isBlank';
import { cleanRichText } from '../../../richtext/cleanRichText';

/** For an employee who cannot be the assignee (S1 §8). */
export const assigningFailed = 'Issue while assigning user. Please refresh and try again.';

/** '' clears an optional value, undefined keeps it. */
export const optionalValue = (sent: string | undefined, stored: string | null): string | null =>
  sent === undefined ? stored : isBlank(sent) ? null : sent.trim();

/** A half belongs to its day: another day has the default. */
export const halfOfDay = (
  day: { readonly stored: string | null; readonly next: string | null },
  half: { readonly stored: DayHalf; readonly sent?: DayHalf; readonly byDefault: DayHalf },
): DayHalf => half.sent ?? (day.next === day.stored ? half.stored : half.byDefault);

export const defaultHalves = { start: 'First Half', due: 'Second Half' } as const satisfies Record<string, DayHalf>;

/** Hours as text, '0.5' = 30 minutes; '' clears, undefined keeps the value. */
export const durationHours = (sent: string | undefined, stored: number | null): number | null =>
  sent === undefined ? stored : sent === '' ? null : Number(sent);

/** An unchanged text is not cleaned again: it stays letter for letter. */
export function description(sent: string | undefined, stored: string | null): string | null {
  if (sent === undefined || sent === stored) return stored;
  const clean = cleanRichText('Description', sent);
  return clean === '' ? null : clean;
}
