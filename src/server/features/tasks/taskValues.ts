import { isBlank } from '../../../domain/validation/isBlank';
import { cleanRichText } from '../../richtext/cleanRichText';

/** Message when somebody is chosen who cannot be given the task (S1 §8). */
export const assigningFailed = 'Issue while assigning user. Please refresh and try again.';

/** '' clears an optional value, absent leaves it as it is. */
export const optionalValue = (sent: string | undefined, stored: string | null): string | null =>
  sent === undefined ? stored : isBlank(sent) ? null : sent.trim();

/** Hours from their text, '0.5' = 30 minutes; '' clears, absent leaves as it is. */
export const durationHours = (sent: string | undefined, stored: number | null): number | null =>
  sent === undefined ? stored : sent === '' ? null : Number(sent);

/** Formatted text as it is stored; one that has not changed stays letter by letter. */
export function description(sent: string | undefined, stored: string | null): string | null {
  if (sent === undefined || sent === stored) return stored;
  const clean = cleanRichText('Description', sent);
  return clean === '' ? null : clean;
}
