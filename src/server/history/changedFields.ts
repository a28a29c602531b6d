import type { HistoryField } from '../../domain/history/historyFields';
import type { FieldChange } from './historyEntry';

/** How long a text may get in the history before it is cut. */
const longestValue = 1000;

/** Formatted text as a history shows it: without the formatting, at most 1,000 characters. */
export function readableText(html: string | null): string | null {
  if (html === null) return null;
  const text = html
    .replace(/<(br|\/p|\/li)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

/** A field before and after: what is compared, and what a person reads. Without `shown` the compared value is shown. */
export interface FieldComparison {
  field: HistoryField;
  before: string | null;
  after: string | null;
  shown?: { before: string | null; after: string | null };
}

/** The fields that a save really changes, with their readable values. */
export const changedFields = (comparisons: readonly FieldComparison[]): FieldChange[] =>
  comparisons
    .filter(({ before, after }) => before !== after)
    .map(({ field, before, after, shown = { before, after } }) => ({
      field,
      previous: shown.before,
      current: shown.after,
    }));

/** A list as the history shows it; null when it is empty. */
export const readableList = (names: readonly string[]): string | null => (names.length === 0 ? null : names.join(', '));
