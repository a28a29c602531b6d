import type { Kysely } from 'kysely';
import { questionTextProblems, type QuestionEntry } from '../../../domain/kra/kraQuestions';
import type { KraQuestion } from '../../../domain/kra/kraRatings';
import type { Schema } from '../../database/schema';
import { failures, mustBeValid } from '../../errors/failure';
import type { Handler, Schemas } from '../../operations/call';
import { kraQuestionsNow } from './kraQuestionsReadModel';
import { saveQuestionText } from './kraQuestionsRepository';

const questionWire = ({ question, text, version }: QuestionEntry): Schemas['KraQuestion'] => ({
  _id: question,
  Question: question,
  Text: text,
  Version: version,
});

async function storedQuestion(database: Kysely<Schema>, question: KraQuestion): Promise<Schemas['KraQuestion']> {
  const found = (await kraQuestionsNow(database)).find((known) => known.question === question);
  if (found === undefined) throw failures.notFound('Question');
  return questionWire(found);
}

/** From Q1 to Q5, those without a text as well. */
export const listKraQuestions: Handler<'listKraQuestions'> = async ({ database }) =>
  (await kraQuestionsNow(database)).map(questionWire);

/** @throws Failure 409 for a newer stored version, 422 for a text that is missing or too long */
export const saveKraQuestion: Handler<'saveKraQuestion'> = async ({ database, body }) => {
  mustBeValid(questionTextProblems(body.Text));
  if (!(await saveQuestionText(database, body.Question, body.Text.trim(), body.Version)))
    throw failures.competingEdit({ ...(await storedQuestion(database, body.Question)) });
  return storedQuestion(database, body.Question);
};
