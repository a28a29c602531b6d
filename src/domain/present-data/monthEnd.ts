/** What is missing on a day; the last check-out of those who came back and have an earlier one. */
export const missingPunchKinds = ['Check-in', 'Check-out', 'Last check-out'] as const;
export type MissingPunchKind = (typeof missingPunchKinds)[number];

/** The steps to a closed month, in order: each makes rows of the later ones right. */
export const monthEndSteps = [
  'missing-punches',
  'corrections',
  'leave',
  'overtime',
  'upload',
  'comparison',
  'answers',
  'close',
] as const;
export type MonthEndStep = (typeof monthEndSteps)[number];

export interface MonthEndFigures {
  readonly missingPunches: number;
  /** Pending; null for users who may not see the list. */
  readonly corrections: number | null;
  /** Pending; null for users who may not see the list. */
  readonly leaves: number | null;
  /** Pending; null for users who may not see the list. */
  readonly overtime: number | null;
  readonly records: number;
  readonly withoutRecord: number;
  readonly differences: number;
  readonly unanswered: number;
  readonly issues: number;
  readonly isClosed: boolean;
  /** The month has ended. */
  readonly isOver: boolean;
}

/** 'Waiting' for an earlier step or for the end of the month; 'Closed': the month was closed with open rows. */
export type StepState = 'Done' | 'Open' | 'Waiting' | 'Closed' | 'Not permitted';

const openState = (open: number | null): StepState => (open === null ? 'Not permitted' : open === 0 ? 'Done' : 'Open');

/**
 * The state of each step. A month can be closed with open steps: the dialog names them. Requests of a closed month are
 * still decided, but there is nothing to upload, to compare or to answer any more.
 */
export function monthEndStates(figures: MonthEndFigures): Readonly<Record<MonthEndStep, StepState>> {
  const { records, withoutRecord, differences, unanswered, issues, isClosed, isOver } = figures;
  const untilClosed = (state: StepState): StepState =>
    isClosed && (state === 'Open' || state === 'Waiting') ? 'Closed' : state;
  const recordState = (open: number): StepState => untilClosed(records === 0 ? 'Waiting' : openState(open));
  return {
    'missing-punches': untilClosed(openState(figures.missingPunches)),
    corrections: openState(figures.corrections),
    leave: openState(figures.leaves),
    overtime: openState(figures.overtime),
    upload: untilClosed(records > 0 ? openState(withoutRecord) : isOver ? 'Open' : 'Waiting'),
    comparison: recordState(differences),
    answers: recordState(unanswered + issues),
    close: isClosed ? 'Done' : isOver ? 'Open' : 'Waiting',
  };
}
