import type { JSX } from 'react';
import { foldLetters } from '../../../../domain/wording/foldLetters';

/** One thing to pick. */
export interface Choice<Value extends string = string> {
  /** What is stored: an id or a word of the specification. */
  readonly value: Value;
  /** What is read and searched. */
  readonly label: string;
  /** Small text at the right, for example a role. */
  readonly hint?: string;
  readonly icon?: JSX.Element;
  /** Why it cannot be picked. */
  readonly disabledReason?: string;
}

/** More are not drawn at once: the list says so and asks for more letters. */
export const maxShownChoices = 200;

/** From this many choices on, a list has a search box; a shorter one is walked through by typing the first letters. */
export const minSearchedChoices = 8;

interface Labelled {
  readonly label: string;
  readonly hint?: string;
}

/**
 * The choices whose label holds the letters typed, whatever case and accents (BEH-038), those that begin with them first; where no label holds
 * them, the choices whose hint does, such as a person's code.
 */
export function choicesWithLetters<Item extends Labelled>(query: string, choices: readonly Item[]): readonly Item[] {
  const letters = foldLetters(query);
  if (letters === '') return choices;
  const folded = choices.map((choice) => ({ choice, label: foldLetters(choice.label) }));
  const found = folded.filter(({ label }) => label.includes(letters));
  if (found.length === 0)
    return choices.filter(({ hint }) => hint !== undefined && foldLetters(hint).includes(letters));
  return [
    ...found.filter(({ label }) => label.startsWith(letters)),
    ...found.filter(({ label }) => !label.startsWith(letters)),
  ].map(({ choice }) => choice);
}

/** As many of them as are drawn at once. */
export const matchingChoices = <Value extends string>(
  query: string,
  choices: readonly Choice<Value>[],
): Choice<Value>[] => choicesWithLetters(query, choices).slice(0, maxShownChoices);

/** Plain words as choices: value and label are the same. */
export const toChoices = <Value extends string>(words: readonly Value[]): Choice<Value>[] =>
  words.map((word) => ({ value: word, label: word }));
