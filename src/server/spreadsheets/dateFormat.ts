const isBetween = (id: number, first: number, last: number): boolean => id >= first && id <= last;
/** The built-in formats of Excel, East Asian ones included. */
const isBuiltInDate = (id: number): boolean =>
  isBetween(id, 14, 22) || isBetween(id, 27, 36) || isBetween(id, 45, 47) || isBetween(id, 50, 58);

const maxFormatCharacters = 255;
/** Literal parts of a format: quoted texts, escaped and repeated characters, colours, conditions and languages. */
const literals = /"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/**
 * Whether a number format shows a date or a time. Only the first section counts: the others are for negative numbers
 * and texts.
 */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id);
  const [section = ''] = code.slice(0, maxFormatCharacters).replace(literals, '').split(';', 1);
  return /[ymdhs]/i.test(section) && !/general/i.test(section);
}
