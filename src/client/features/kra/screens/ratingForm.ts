import {
  maxRating,
  minRating,
  ratingProblems,
  type KraQuestion,
  type KraRatings,
} from '../../../../domain/kra/kraRatings';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import type { Choice } from '../../../ui/form/select/choice';

/** Ratings as the radio buttons have them; '' for none. */
export type RatingValues = Readonly<Record<KraQuestion, string>>;

export const noRatings: RatingValues = { Q1: '', Q2: '', Q3: '', Q4: '', Q5: '' };

export const ratingChoices: readonly Choice[] = Array.from({ length: maxRating - minRating + 1 }, (_, index) =>
  String(minRating + index),
).map((rating) => ({ value: rating, label: rating }));

/** As numbers. A missing rating becomes 0, which the rule rejects. */
export const getRatings = (values: RatingValues): KraRatings => ({
  Q1: Number(values.Q1),
  Q2: Number(values.Q2),
  Q3: Number(values.Q3),
  Q4: Number(values.Q4),
  Q5: Number(values.Q5),
});

export const ratingFormProblems = (values: RatingValues): FieldProblem[] => ratingProblems(getRatings(values));
