import { hundredths } from '../figures/hundredths';
import { isDay } from '../calendar/isDay';
import { isMailAddress, notMailAddressMessage } from '../session/mailAddress';
import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';

/** Interviewers need it: they open the interview and rate the candidate. */
export const interviewFlag = 'Interview.Interview_Form';
/** The items on which a candidate is rated, 1 to 10: technical items, then communication. */
export const interviewItems = [
  'Problem solving',
  'Coding',
  'System design',
  'Testing',
  'Tools',
  'Communication',
] as const;
/** Name of the form field that holds the rating of an item. */
export const ratingField = (item: string): string => `rating.${item.replaceAll(' ', '_')}`;
export const interviewModes = ['In person', 'Video', 'Phone'] as const;
export const interviewResults = ['Selected', 'Hold', 'Rejected'] as const;
export type InterviewResult = (typeof interviewResults)[number];
export type InterviewRatings = Readonly<Record<string, number>>;

export interface InterviewValues {
  readonly Candidate: string;
  readonly Email: string;
  readonly Mobile: string;
  readonly Position: string;
  readonly Experience: string;
  readonly Notice_period: string;
  readonly Round: string;
  readonly Date: string;
  readonly Time: string;
  readonly Mode: string;
  readonly interviewerIds: readonly string[];
  readonly ratings: InterviewRatings;
  readonly Result: string;
}

const when = (isWrong: boolean, field: string, message: string): FieldProblem[] =>
  isWrong ? [{ field, message }] : [];
const isFigure = (text: string, max: number, pattern: RegExp): boolean =>
  text === '' || (pattern.test(text) && Number(text) <= max);

/** The mean of the given ratings, with two decimals; null without any. */
export function averageRating(ratings: InterviewRatings): number | null {
  const given = interviewItems.flatMap((item) => ratings[item] ?? []);
  return given.length === 0 ? null : hundredths(given.reduce((sum, rating) => sum + rating, 0) / given.length);
}

const ratingProblems = (ratings: InterviewRatings): FieldProblem[] =>
  Object.entries(ratings).flatMap(([item, rating]) =>
    when(
      !interviewItems.some((known) => known === item) || !Number.isInteger(rating) || rating < 1 || rating > 10,
      ratingField(item),
      'A rating is a whole number from 1 to 10',
    ),
  );

/** A draft may leave ratings and result empty; a submitted round may not. */
export function interviewProblems(values: InterviewValues, isSubmitting: boolean): FieldProblem[] {
  const always = [
    ...when(isBlank(values.Candidate), 'Candidate', 'Please Enter Candidate Name'),
    ...when(isBlank(values.Email), 'Email', 'Please Enter E-mail'),
    ...when(!isBlank(values.Email) && !isMailAddress(values.Email.trim()), 'Email', notMailAddressMessage),
    ...when(
      !/^$|^\+?[0-9 ()-]{6,20}$/.test(values.Mobile.trim()),
      'Mobile',
      'A phone number has 6 to 20 digits, blanks, brackets or hyphens',
    ),
    ...when(isBlank(values.Position), 'Position', 'Please Enter Position'),
    ...when(
      !isFigure(values.Experience, 60, /^\d{1,2}(\.\d)?$/),
      'Experience',
      'Years from 0 to 60, with one decimal at most',
    ),
    ...when(!isFigure(values.Notice_period, 365, /^\d{1,3}$/), 'Notice_period', 'Days from 0 to 365'),
    ...when(isBlank(values.Round), 'Round', 'Please Enter Round'),
    ...when(!isDay(values.Date), 'Date', 'Please Select Date'),
    ...when(!/^([01]\d|2[0-3]):[0-5]\d$/.test(values.Time), 'Time', 'Please Enter Time'),
    ...when(!interviewModes.some((mode) => mode === values.Mode), 'Mode', 'Please Select Mode'),
    ...when(
      values.Result !== '' && !interviewResults.some((result) => result === values.Result),
      'Result',
      'Please Select Result',
    ),
    ...ratingProblems(values.ratings),
  ];
  if (!isSubmitting) return always;
  return [
    ...always,
    ...when(values.interviewerIds.length === 0, 'Interviewers', 'Please Select Interviewers'),
    ...interviewItems.flatMap((item) =>
      when(values.ratings[item] === undefined, ratingField(item), `Please add rating for ${item}`),
    ),
    ...when(values.Result === '', 'Result', 'Please Select Result'),
  ];
}
