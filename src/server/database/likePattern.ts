/** A pattern for (I)LIKE that contains the text; its wildcards are escaped. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
