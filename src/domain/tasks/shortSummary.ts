/** FMT-009: number of characters of a summary that lists show. */
const shortSummaryCharacters = 50;

/** The first 50 characters of a summary, for lists. Copies, exports and screen readers use the whole text. */
export const shortSummary = (summary: string): string =>
  summary.length <= shortSummaryCharacters ? summary : Array.from(summary).slice(0, shortSummaryCharacters).join('');
