/** The problem of a text with more characters than are possible. */
export const tooLongMessage = (maxCharacters: number): string => `At most ${maxCharacters} characters`;
