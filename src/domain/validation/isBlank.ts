/** Characters that nobody sees and that are no white space: joiners, soft hyphens, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** True for nothing, an empty text and a text in which there is nothing to see. */
export const isBlank = (value: string | null | undefined): boolean =>
  value === null || value === undefined || value.replace(invisible, '').trim() === '';
