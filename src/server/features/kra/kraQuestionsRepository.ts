import type { Kysely } from 'kysely';
import type { KraQuestion } from '../../../domain/kra/kraRatings';
import type { Schema } from '../../database/schema';

/**
 * Stores the text of a question, in one statement, so that of two that edited the same version the second one fails.
 * @param version the one that was edited; undefined: the last one wins
 * @returns false when a newer version is stored
 */
export async function saveQuestionText(
  database: Kysely<Schema>,
  question: KraQuestion,
  text: string,
  version: number | undefined,
): Promise<boolean> {
  const stored = await database
    .insertInto('kra_questions')
    .values({ question, text })
    .onConflict((conflict) =>
      conflict
        .column('question')
        .doUpdateSet((eb) => ({ text, version: eb('kra_questions.version', '+', 1) }))
        .where((eb) => (version === undefined ? eb.val(true) : eb('kra_questions.version', '<=', version))),
    )
    .returning('question')
    .executeTakeFirst();
  return stored !== undefined;
}
