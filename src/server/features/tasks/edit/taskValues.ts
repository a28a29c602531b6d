import { isBlank } from '../../../../domain/validation/isBlank';
import { cleanRichText } from '../../../richtext/cleanRichText';

/** For an employee who cannot be the assignee (S1 §8). */
export const assigningFailed = 'Issue while assigning user. Please refresh and try again.';

/** '' clears an optional value, undefined keeps it. */
export const optionalValue = (sent: string | undefined, stored: string | null): string | null =>
  sent === undefined ? stored : isBlank(sent) ? null : sent.trim();

/** Hours as text, '0.5' = 30 minutes; '' clears, undefined keeps the value. */
export const durationHours = (sent: string | undefined, stored: number | null): number | null =>
  sent === undefined ? stored : sent === '' ? null : Number(sent);

/** An unchanged text is not cleaned again: it stays letter for letter. */
export function description(sent: string | undefined, stored: string | null): string | null {
  if (sent === undefined || sent === stored) return stored;
  const clean = cleanRichText('Description', sent);
  return clean === '' ? null : clean;
}
