import { isHarmless, type ProgramWords } from '../recorder/hide/harmless';

const shape = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) => (letter.toLowerCase() === letter ? 'a' : 'A')).replace(/\p{Nd}/gu, '0');

/**
 * Compares texts of two recordings of which at least one hides personal data: pseudonyms of one text are different in
 * every recording, but have the same shape, and the same text has the same pseudonym throughout a recording.
 */
export function sameTexts(words: ProgramWords): (one: unknown, other: unknown) => boolean {
  const found = new Map<string, string>();
  const foundBack = new Map<string, string>();
  return (one, other) => {
    if (typeof one !== 'string' || typeof other !== 'string') return false;
    const known = found.get(one);
    if (known !== undefined || foundBack.has(other)) return known === other;
    if (isHarmless(one, words) || isHarmless(other, words) || shape(one) !== shape(other)) return false;
    found.set(one, other);
    foundBack.set(other, one);
    return true;
  };
}
