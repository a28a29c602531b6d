import { sql, type RawBuilder } from 'kysely';
import { withoutAccents } from '../../domain/wording/foldLetters';

/** A pattern for LIKE that finds the text in what `fold_letters` answers; its wildcards are escaped. */
export const likePattern = (text: string): string =>
  `%${withoutAccents(text).replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** Whether a text of the database contains what is searched for: neither case nor accents matter. */
export const containsText = (value: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`fold_letters(${value}) like ${likePattern(text)}`;

/** The same for how a text begins. */
export const beginsWith = (value: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`fold_letters(${value}) like ${likePattern(text).slice(1)}`;

/** What is searched of `employees`: full name and code, as their index has it. */
export const searchedPerson = sql`employees.full_name || ' ' || employees.code`;
