import type { JSX } from 'react';

/** One thing to pick. */
export interface Choice<Value extends string = string> {
  /** What is stored: an id or a word of the specification. */
  readonly value: Value;
  /** What is read and searched. */
  readonly label: string;
  /** Small text at the right, for example a role. */
  readonly hint?: string;
  readonly icon?: JSX.Element;
  readonly isDisabled?: boolean;
}

/** More are not drawn at once: the list says so and asks for more letters. */
export const maximumShownChoices = 200;

/** The choices whose label holds the letters typed, whatever their case (BEH-038). */
export function matchingChoices<Value extends string>(query: string, choices: readonly Choice<Value>[]): Choice<Value>[] {
  const letters = query.trim().toLocaleLowerCase();
  const found: Choice<Value>[] = [];
  for (const choice of choices) {
    if (!choice.label.toLocaleLowerCase().includes(letters)) continue;
    found.push(choice);
    if (found.length === maximumShownChoices) break;
  }
  return found;
}

/** Plain words as choices: value and label are the same. */
export const choicesOf = <Value extends string>(words: readonly Value[]): Choice<Value>[] => words.map((word) => ({ value: word, label: word }));
