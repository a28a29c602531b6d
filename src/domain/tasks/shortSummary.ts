/** FMT-009: lists show so many characters of a summary. */
const shortSummaryCharacters = 50;

/** A summary as lists show it: the first 50 characters, counted as people count them. What is copied, exported and read out is the whole text. */
export function shortSummary(summary: string): string {
  const characters = Array.from(summary);
  return characters.length <= shortSummaryCharacters ? summary : characters.slice(0, shortSummaryCharacters).join('');
}
