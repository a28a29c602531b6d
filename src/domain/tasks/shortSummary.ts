/** FMT-009: number of characters of a summary that lists show. */
const shortSummaryCharacters = 50;

/** The first 50 characters of a summary, for lists. Copies, exports and screen readers use the whole text. */
export function shortSummary(summary: string): string {
  const characters = Array.from(summary);
  return characters.length <= shortSummaryCharacters ? summary : characters.slice(0, shortSummaryCharacters).join('');
}
