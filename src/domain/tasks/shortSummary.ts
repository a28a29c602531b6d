/** FMT-009: lists show so many characters of a summary. */
const shortSummaryCharacters = 50;

/** A summary as lists show it: the first 50 characters, counted as people count them. The full text stands beside it as a title. */
export function shortSummary(summary: string): string {
  const characters = Array.from(summary);
  return characters.length <= shortSummaryCharacters ? summary : characters.slice(0, shortSummaryCharacters).join('');
}

/** True when a list shows only the beginning of this summary. */
export const isSummaryCut = (summary: string): boolean => Array.from(summary).length > shortSummaryCharacters;
