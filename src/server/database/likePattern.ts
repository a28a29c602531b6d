/** A pattern for (I)LIKE that finds the text anywhere; its wildcards are ordinary characters. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
