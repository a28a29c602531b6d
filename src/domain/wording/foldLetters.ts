/**
 * A text for comparison: without accents, in lower case. `fold_letters` of the database does the same. Only the marks of
 * European scripts are accents: in others they are vowels.
 */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase();

/** The same with single spaces. */
export const foldLetters = (text: string): string => withoutAccents(text).replace(/\s+/g, ' ').trim();
