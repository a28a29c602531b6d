/** A text for comparison: without accents, in lower case, with single spaces. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
