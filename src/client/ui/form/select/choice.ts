import type { JSX } from 'react';
import { foldLetters } from '../../../../domain/wording/foldLetters';

/** One thing to pick. */
export interface Choice<Value extends string = string> {
  /** What is stored: an id or a word of the specification. */
  readonly value: Value;
  /** Displayed and searched. */
  readonly label: string;
  /** Small text at the right, for example a role. */
  readonly hint?: string;
  readonly icon?: JSX.Element;
  /** Why it cannot be picked. */
  readonly disabledReason?: string;
}

/** Maximum rendered; the list then asks for more letters. */
export const maxShownChoices = 200;

/** From this number of choices on, a list has a search box; shorter ones support type-ahead. */
export const minSearchedChoices = 8;

interface Labelled {
  readonly label: string;
  readonly hint?: string;
}

/**
 * The choices whose label contains the search text, ignoring case and accents (BEH-038), prefix matches first; without
 * any, the choices whose hint contains it, such as a person's code.
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

/** Limited to the number that is rendered. */
export const matchingChoices = <Value extends string>(
  query: string,
  choices: readonly Choice<Value>[],
): Choice<Value>[] => choicesWithLetters(query, choices).slice(0, maxShownChoices);

/** Plain words as choices: value and label are the same. */
export const toChoices = <Value extends string>(words: readonly Value[]): Choice<Value>[] =>
  words.map((word) => ({ value: word, label: word }));
