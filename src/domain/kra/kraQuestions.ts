import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';
import { kraQuestions, type KraQuestion } from './kraRatings';

/** What each question asks; null where HR has entered no text. */
export type KraTexts = Readonly<Record<KraQuestion, string | null>>;

/** A question as HR keeps it. The version grows with every change and is 0 without a text. */
export interface KeptQuestion {
  readonly question: KraQuestion;
  readonly text: string | null;
  readonly version: number;
}

export const maxQuestionTextLength = 250;

export const kraQuestionMessages = {
  text: 'Please Enter Question Text',
  tooLong: `At most ${maxQuestionTextLength} characters`,
  /** The ratings that were entered belong to other texts. */
  changed: 'The text of a question has changed since you opened the form. Please check your ratings and submit again.',
} as const;

export function questionTextProblems(text: string | undefined): FieldProblem[] {
  if (isBlank(text)) return [{ field: 'Text', message: kraQuestionMessages.text }];
  return (text ?? '').length > maxQuestionTextLength ? [{ field: 'Text', message: kraQuestionMessages.tooLong }] : [];
}

export function textsOf(questions: readonly KeptQuestion[]): KraTexts {
  const textOf = (name: KraQuestion): string | null =>
    questions.find(({ question }) => question === name)?.text ?? null;
  return { Q1: textOf('Q1'), Q2: textOf('Q2'), Q3: textOf('Q3'), Q4: textOf('Q4'), Q5: textOf('Q5') };
}

/** One number for the texts of all questions: versions only grow, so that equal sums are equal texts. */
export const textsVersion = (questions: readonly Pick<KeptQuestion, 'version'>[]): number =>
  questions.reduce((sum, { version }) => sum + version, 0);

/** 'Q1: Quality of work', or 'Q1' alone where there is no text. */
export const questionLabel = (question: KraQuestion, text: string | null | undefined): string =>
  isBlank(text ?? undefined) ? question : `${question}: ${text ?? ''}`;

/** A text of a question, with the ratings that were given with it. */
export interface TextInUse<Rated> {
  readonly question: KraQuestion;
  readonly text: string;
  readonly ratings: readonly Rated[];
}

/** The texts behind a number of ratings, question by question; one that has changed comes once for each text. */
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
