/** Invisible characters other than white space: joiners, soft hyphens, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Null, empty, or without a visible character. */
export const isBlank = (value: string | null | undefined): boolean =>
  value === null || value === undefined || value.replace(invisible, '').trim() === '';
