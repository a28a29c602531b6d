/** Invisible characters other than white space: joiners, soft hyphens, fillers, and the braille pattern without a dot. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Null, empty, or without a visible character. */
export const isBlank = (value: string | null | undefined): boolean =>
  value === null || value === undefined || withoutInvisible(value).trim() === '';
