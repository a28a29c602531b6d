import type { HistoryField } from '../../domain/history/historyFields';
import type { FieldChange } from './historyEntry';

/** Longer texts are cut in the history. */
const maxValueLength = 1000;

/** Plain text of formatted text, cut for the history. */
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
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}

/** A field before and after: values to compare, and readable ones where they differ. */
export interface FieldComparison {
  field: HistoryField;
  before: string | null;
  after: string | null;
  shown?: { before: string | null; after: string | null };
}

/** The fields that have changed, with readable values. */
export const changedFields = (comparisons: readonly FieldComparison[]): FieldChange[] =>
  comparisons
    .filter(({ before, after }) => before !== after)
    .map(({ field, before, after, shown = { before, after } }) => ({
      field,
      previous: shown.before,
      current: shown.after,
    }));

/** A readable list; null when it is empty. */
export const readableList = (names: readonly string[]): string | null => (names.length === 0 ? null : names.join(', '));
