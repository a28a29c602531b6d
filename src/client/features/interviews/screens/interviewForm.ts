import { formatDay } from '../../../../domain/calendar/formatDay';
import { pick } from '../../../../domain/collections/pick';
import {
  interviewItems,
  ratingField,
  type InterviewRatings,
  type InterviewValues,
} from '../../../../domain/interviews/interviewRules';
import { compareTexts } from '../../../../domain/sorting/listOrder';
import type { Interview, SaveInterviewForm } from '../../../api/api';
import type { FileChoice } from '../../../ui/form/files/fileChoice';
import { comparedFields, type Comparison } from '../../../widgets/competing-edit/comparedFields';

/** '' for no value; ratings are under 'rating.<item>'. */
export type InterviewFormValues = {
  readonly Candidate: string;
  readonly Email: string;
  readonly Mobile: string;
  readonly Position: string;
  readonly Experience: string;
  readonly Notice_period: string;
  readonly Source: string;
  readonly Resume: FileChoice;
  readonly Round: string;
  readonly Date: string;
  readonly Time: string;
  readonly Mode: string;
  readonly Interviewers: readonly string[];
  readonly Result: string;
  readonly Remarks: string;
  /** True once it is submitted. */
  readonly isSubmitted: boolean;
} & Readonly<Record<RatingField, string>>;
export type RatingField = `rating.${string}`;

export function interviewFormValues(stored: Interview | null): InterviewFormValues {
  const ratings = Object.fromEntries(
    interviewItems.map((item) => [ratingField(item) as RatingField, stored?.Ratings[item]?.toString() ?? '']),
  ) as Record<RatingField, string>;
  return {
    Candidate: stored?.Candidate ?? '',
    Email: stored?.Email ?? '',
    Mobile: stored?.Mobile ?? '',
    Position: stored?.Position ?? '',
    Experience: stored?.Experience?.toString() ?? '',
    Notice_period: stored?.Notice_period?.toString() ?? '',
    Source: stored?.Source ?? '',
    Resume: {
      kept: stored?.Resume ? [{ id: stored.Resume._id, name: stored.Resume.Name, url: stored.Resume.Link }] : [],
      added: [],
    },
    Round: stored?.Round ?? 'Round 1',
    Date: stored?.Date ?? '',
    Time: stored?.Time ?? '10:00',
    Mode: stored?.Mode ?? '',
    Interviewers: stored?.Interviewers.map(({ _id }) => _id) ?? [],
    Result: stored?.Result ?? '',
    Remarks: stored?.Remarks ?? '',
    isSubmitted: false,
    ...ratings,
  };
}

const getRatings = (values: InterviewFormValues): InterviewRatings =>
  Object.fromEntries(
    interviewItems.flatMap((item) => {
      const rating = values[ratingField(item) as RatingField];
      return rating === undefined || rating === '' ? [] : [[item, Number(rating)]];
    }),
  );

/** The values in the form that the rules expect. */
export const toInterviewValues = (values: InterviewFormValues): InterviewValues => ({
  ...values,
  interviewerIds: values.Interviewers,
  ratings: getRatings(values),
});

/** The fields that are sent as they are in the form. */
const sentAsEntered = [
  'Candidate',
  'Email',
  'Mobile',
  'Position',
  'Experience',
  'Notice_period',
  'Source',
  'Round',
  'Date',
  'Time',
  'Mode',
  'Result',
  'Remarks',
] as const satisfies readonly (keyof InterviewFormValues)[];

/** The wire form; the résumé's file is added where it is sent. */
export function interviewBody(
  values: InterviewFormValues,
  stored: Interview | null,
): Omit<SaveInterviewForm, 'Resume'> {
  return {
    ...(stored ? { id: stored._id, Version: stored.Version } : {}),
    ...pick(values, sentAsEntered),
    Interviewers: values.Interviewers.join(','),
    Ratings: JSON.stringify(getRatings(values)),
    Submit: values.isSubmitted ? 'true' : 'false',
    ...(stored?.Resume && values.Resume.kept.length === 0 ? { Keep_resume: 'false' as const } : {}),
  };
}

/** The two versions of a round side by side; a résumé that was added stays. */
export const comparedInterview = (getName: (employeeId: string) => string): Comparison<InterviewFormValues> =>
  comparedFields<InterviewFormValues>([
    ...(['Candidate', 'Position'] as const).map((key) => ({ key, label: key })),
    { key: 'Email', label: 'E-mail' },
    { key: 'Mobile', label: 'Mobile' },
    { key: 'Experience', label: 'Experience (years)' },
    { key: 'Notice_period', label: 'Notice period (days)' },
    { key: 'Source', label: 'Source' },
    { key: 'Round', label: 'Round' },
    { key: 'Date', label: 'Date', text: (values) => formatDay(values.Date) },
    ...(['Time', 'Mode', 'Result'] as const).map((key) => ({ key, label: key })),
    {
      key: 'Interviewers',
      label: 'Interviewers',
      text: ({ Interviewers }) => Interviewers.map(getName).sort(compareTexts).join(', '),
    },
    ...interviewItems.map((item) => ({ key: ratingField(item) as RatingField, label: item })),
    { key: 'Remarks', label: 'Remarks' },
  ]);
