import { presentListPath, unansweredPath } from '../../../../domain/present-data/presentPath';
import { daysOfMonth } from '../../../../domain/calendar/month';
import { filteredPath } from '../../../../domain/lists/filteredPath';
import { monthEndStates, type MonthEndStep, type StepState } from '../../../../domain/present-data/monthEnd';
import type { MonthEnd } from '../../../api/api';
import { pendingManualRequestsPath } from '../../../../domain/manual-attendance/manualRequestPath';

/** The lists of the steps: several steps have two. */
export const monthEndLists = [
  'missing-punches',
  'corrections',
  'leaves',
  'overtime',
  'records',
  'without-record',
  'differences',
  'without-answer',
  'issues',
] as const;
export type MonthEndList = (typeof monthEndLists)[number];

export interface MonthEndCount {
  readonly list: MonthEndList;
  /** After the number: '3 employees without a record'. */
  readonly text: string;
  readonly total: number;
  /** The screen with exactly these rows. */
  readonly path: string;
}

export interface MonthEndLine {
  readonly step: MonthEndStep;
  readonly label: string;
  /** What to do. */
  readonly task: string;
  readonly state: StepState;
  readonly counts: readonly MonthEndCount[];
}

const plural = (total: number, one: string, many: string): string => (total === 1 ? one : many);

/**
 * The steps to a closed month with their counts.
 * @param isOver the month has ended
 */
export function monthEndLines(month: MonthEnd, isOver: boolean): readonly MonthEndLine[] {
  const states = monthEndStates({
    missingPunches: month.Missing_punches,
    corrections: month.Corrections,
    leaves: month.Leaves,
    overtime: month.Overtime,
    records: month.Records,
    withoutRecord: month.Without_record,
    differences: month.Differences,
    unanswered: month.Unanswered,
    issues: month.Issues,
    isClosed: month.Closed_at !== null,
    isOver,
  });
  const { first: from, last: to } = daysOfMonth(month.Month);
  const screen = (tab: string, more: Record<string, string> = {}): string =>
    presentListPath(month.Month, { tab, ...more });
  const unanswered = (why: string): string => unansweredPath(month.Month, why);
  const counted = (
    list: MonthEndList,
    total: number | null,
    [one, many]: readonly [string, string],
    path: string,
  ): MonthEndCount[] => (total === null ? [] : [{ list, total, text: plural(total, one, many), path }]);
  const line = (
    step: MonthEndStep,
    label: string,
    task: string,
    counts: readonly MonthEndCount[] = [],
  ): MonthEndLine => ({ step, label, task, state: states[step], counts });
  return [
    line(
      'missing-punches',
      'Missing punches',
      'Correct the days',
      counted('missing-punches', month.Missing_punches, ['day', 'days'], screen('missing-punches')),
    ),
    line(
      'corrections',
      'Corrections',
      'Approve or reject the requests',
      counted(
        'corrections',
        month.Corrections,
        ['pending request', 'pending requests'],
        pendingManualRequestsPath(month.Month),
      ),
    ),
    line(
      'leave',
      'Leave',
      'Decide on the leaves that touch the month',
      counted(
        'leaves',
        month.Leaves,
        ['pending leave', 'pending leaves'],
        filteredPath('/leaves-report', { Status: { kind: 'choices', values: ['Pending'] } }, { month: month.Month }),
      ),
    ),
    line(
      'overtime',
      'Overtime',
      'Approve or reject the overtime of the month',
      counted(
        'overtime',
        month.Overtime,
        ['pending overtime entry', 'pending overtime entries'],
        filteredPath(
          '/overtime',
          { Approval_Status: { kind: 'choices', values: ['Pending'] }, Overtime_date: { kind: 'dates', from, to } },
          { list: 'all' },
        ),
      ),
    ),
    line('upload', 'Upload', 'Upload the present records', [
      ...counted('records', month.Records, ['record', 'records'], screen('records')),
      ...counted(
        'without-record',
        month.Without_record,
        ['employee without a record', 'employees without a record'],
        unanswered('No record'),
      ),
    ]),
    line(
      'comparison',
      'Comparison',
      'Correct what differs from attendance and leave',
      counted(
        'differences',
        month.Differences,
        ['difference', 'differences'],
        screen('comparison', { rows: 'differences' }),
      ),
    ),
    line('answers', 'Answers', 'Employees are asked when they sign in: remind them, and settle their issues', [
      ...counted(
        'without-answer',
        month.Unanswered,
        ['active employee without an answer', 'active employees without an answer'],
        unanswered('No answer'),
      ),
      ...counted('issues', month.Issues, ['issue', 'issues'], screen('records', { answer: 'Issue' })),
    ]),
    line(
      'close',
      'Close',
      'Look through the records, and close the month',
      counted(
        'records',
        month.Records,
        month.Closed_at === null ? ['record to close', 'records to close'] : ['closed record', 'closed records'],
        screen('records'),
      ),
    ),
  ];
}
