import { foldLetters } from '../../../domain/wording/foldLetters';

/** After this pause the next letter starts a new word. */
const typeAheadPauseMs = 800;

/** The letters typed so far in a list without a search box. */
export interface TypedLetters {
  readonly text: string;
  /** Time of the last key, on the clock of the events. */
  readonly at: number;
}

export const noLetters: TypedLetters = { text: '', at: -Infinity };

interface PressedKey {
  readonly key: string;
  readonly timeStamp: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing?: boolean;
}

export const noMatchText = (typed: string): string => `No match for '${typed}'`;

/**
 * The letters after a key press; undefined when the key is not part of a word. A space belongs to the word where a
 * label continues with one, and otherwise presses the focused element.
 */
export function lettersAfter(
  letters: TypedLetters,
  event: PressedKey,
  labels: readonly string[],
): TypedLetters | undefined {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.isComposing === true)
    return undefined;
  const before = event.timeStamp - letters.at < typeAheadPauseMs ? letters.text : '';
  if (
    event.key === ' ' &&
    (before === '' || !labels.some((label) => foldLetters(label).startsWith(`${foldLetters(before)} `)))
  )
    return undefined;
  return { text: before + event.key, at: event.timeStamp };
}

/**
 * The item for typed letters, by the ARIA pattern: prefix matches from the current item on, wrapping around; a repeated
 * letter moves to the next; without a prefix match, a later word of an item.
 * @param from index of the current item, -1 for none
 * @returns -1 when nothing matches
 */
export function typeAheadIndex(labels: readonly string[], typed: string, from: number): number {
  const folded = labels.map(foldLetters);
  const letters = foldLetters(typed);
  if (letters === '') return -1;
  const find = (word: string, start: number, matches: (label: string, word: string) => boolean): number => {
    const order = folded.map((_label, index) => (index + Math.max(start, 0)) % folded.length);
    return order.find((index) => matches(folded[index] ?? '', word)) ?? -1;
  };
  const begins = (label: string, word: string): boolean => label.startsWith(word);
  const hasWord = (label: string, word: string): boolean => label.includes(` ${word}`);
  const isOneLetter = [...letters].every((letter) => letter === letters[0]);
  const [first = ''] = letters;
  for (const matches of [begins, hasWord]) {
    const whole = find(letters, letters.length === 1 ? from + 1 : from, matches);
    if (whole >= 0) return whole;
    if (isOneLetter && letters.length > 1) {
      const next = find(first, from + 1, matches);
      if (next >= 0) return next;
    }
  }
  return -1;
}
