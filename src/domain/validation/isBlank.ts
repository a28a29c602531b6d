/** True for nothing, an empty text and a text of white space only. */
export const isBlank = (value: string | null | undefined): boolean => value === null || value === undefined || value.trim() === '';
