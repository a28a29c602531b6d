/**
 * Widths in the wide fonts of the usual systems (Verdana, DejaVu Sans), in parts of the font size. Others are narrower,
 * so that no text is wider than it is thought to be.
 */
const NARROW = 0.42;
const ORDINARY = 0.64;
const CAPITAL = 0.79;
const WIDE = 1;
/** Dashes, symbols, Chinese, and each half of an emoji. */
const SYMBOL = 1.1;

const narrow = /[iIjlftr.,:;'|!()[\]/\- ]/;
const wide = /[mwMW@%&#+<=>~]/;

function getWidth(character: string): number {
  if (character >= '\u2000') return SYMBOL;
  if (narrow.test(character)) return NARROW;
  if (wide.test(character)) return WIDE;
  return character >= '\u0080' || (character >= 'A' && character <= 'Z') ? CAPITAL : ORDINARY;
}

/** Of the characters that nearly all texts consist of. */
const asciiWidths: readonly number[] = Array.from({ length: 128 }, (_width, code) =>
  getWidth(String.fromCharCode(code)),
);

/** At most how wide a text is, in parts of the font size. */
export function textWidth(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1)
    sum += asciiWidths[text.charCodeAt(index)] ?? getWidth(text.charAt(index));
  return sum;
}
