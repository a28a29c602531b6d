import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';
import { kraQuestions, type KraQuestion } from './kraRatings';
import { tooLongMessage } from '../validation/tooLong';

/** The texts of the questions; null where HR has entered none. */
export type KraTexts = Readonly<Record<KraQuestion, string | null>>;

/** A question as HR maintains it. The version grows with every change and is 0 without a text. */
export interface QuestionEntry {
  readonly question: KraQuestion;
  readonly text: string | null;
  readonly version: number;
}

export const maxQuestionTextLength = 250;

export const kraQuestionMessages = {
  text: 'Please Enter Question Text',
  tooLong: tooLongMessage(maxQuestionTextLength),
  /** The ratings that were entered belong to other texts. */
  changed: 'The text of a question has changed since you opened the form. Please check your ratings and submit again.',
} as const;

export function questionTextProblems(text: string | undefined): FieldProblem[] {
  if (isBlank(text)) return [{ field: 'Text', message: kraQuestionMessages.text }];
  return (text ?? '').length > maxQuestionTextLength ? [{ field: 'Text', message: kraQuestionMessages.tooLong }] : [];
}

export function questionTexts(questions: readonly QuestionEntry[]): KraTexts {
  const texts = new Map(questions.map(({ question, text }) => [question, text]));
  const find = (question: KraQuestion): string | null => texts.get(question) ?? null;
  return { Q1: find('Q1'), Q2: find('Q2'), Q3: find('Q3'), Q4: find('Q4'), Q5: find('Q5') };
}

/** The version of all texts together: versions only grow, so equal sums mean equal texts. */
export const textsVersion = (questions: readonly Pick<QuestionEntry, 'version'>[]): number =>
  questions.reduce((sum, { version }) => sum + version, 0);

/** 'Q1: Quality of work', or 'Q1' without a text. */
export const questionLabel = (question: KraQuestion, text: string | null | undefined): string =>
  isBlank(text ?? undefined) ? question : `${question}: ${text ?? ''}`;

/** A text of a question, with the ratings that were given with it. */
export interface TextInUse<Rated> {
  readonly question: KraQuestion;
  readonly text: string;
  readonly ratings: readonly Rated[];
}

/** The texts of several ratings, by question; a question whose text has changed appears once for each text. */
export function textsInUse<Rated extends { readonly Texts: KraTexts | null }>(
  ratings: readonly Rated[],
): TextInUse<Rated>[] {
  return kraQuestions.flatMap((question) => {
    const found = new Map<string, Rated[]>();
    for (const rating of ratings) {
      const text = rating.Texts?.[question] ?? null;
      if (text === null) continue;
      const same = found.get(text);
      if (same) same.push(rating);
      else found.set(text, [rating]);
    }
    return [...found].map(([text, same]) => ({ question, text, ratings: same }));
  });
}
