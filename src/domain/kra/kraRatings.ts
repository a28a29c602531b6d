import { hundredths } from '../figures/hundredths';
import type { FieldProblem } from '../validation/fieldProblem';

/** FIELD-045: the five questions of the form. */
export const kraQuestions = ['Q1', 'Q2', 'Q3', 'Q4', 'Q5'] as const;
export type KraQuestion = (typeof kraQuestions)[number];

/** VAL-064. */
export const minRating = 1;
export const maxRating = 10;

export const kraMessages = {
  rating: (question: KraQuestion): string => `Please add rating for ${question}*`,
  /** VAL-061; the blank at the end is the specification's. */
  leader: 'Please select the TL* ',
  successor: 'Please select who gives the ratings',
  nothingWaits: 'No rating waits here any more: the leader may rate again, or the ratings have another leader',
  recorded: 'Your Response has been recorded!',
} as const;

export type KraRatings = Readonly<Record<KraQuestion, number>>;

const isRating = (value: number | undefined): boolean =>
  value !== undefined && Number.isInteger(value) && value >= minRating && value <= maxRating;

/** VAL-060, VAL-062: every question needs a rating. */
export const ratingProblems = (ratings: Partial<KraRatings>): FieldProblem[] =>
  kraQuestions
    .filter((question) => !isRating(ratings[question]))
    .map((question) => ({ field: question, message: kraMessages.rating(question) }));

/** The mean of the five ratings, with two decimals. */
export const kraAverage = (ratings: KraRatings): number =>
  hundredths(kraQuestions.reduce((sum, question) => sum + ratings[question], 0) / kraQuestions.length);
