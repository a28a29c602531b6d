import type { Kysely } from 'kysely';
import type { QuestionEntry } from '../../../domain/kra/kraQuestions';
import { kraQuestions } from '../../../domain/kra/kraRatings';
import type { Schema } from '../../database/schema';

/** The five questions with their current texts. */
export async function kraQuestionsNow(database: Kysely<Schema>): Promise<QuestionEntry[]> {
  const rows = await database.selectFrom('kra_questions').selectAll().execute();
  const stored = new Map(rows.map((row) => [row.question, row]));
  return kraQuestions.map((question) => stored.get(question) ?? { question, text: null, version: 0 });
}
