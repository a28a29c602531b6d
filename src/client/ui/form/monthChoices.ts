import type { Choice } from './choice';

const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** The months by name; values '1' to '12'. */
export const monthChoices: readonly Choice[] = names.map((label, index) => ({ value: String(index + 1), label }));

/** Years from one to another, the newest first. */
export const yearChoices = (from: number, to: number): readonly Choice[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ value: String(to - index), label: String(to - index) }));

/** So many months after (or, negative, before) a month YYYY-MM. */
export function shiftMonth(month: string, by: number): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + by, 1)).toISOString().slice(0, 7);
}
