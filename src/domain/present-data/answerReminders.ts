import { dayIn } from '../calendar/day';
import { counted } from '../wording/counted';
import { textList } from '../wording/textList';

/** Why an employee is not reminded to confirm a month. */
export const leftOutReasons = ['Reminded today', 'Answered', 'Not asked', 'Own month'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** An employee who may be reminded, with what is stored of the month. */
export interface ReminderCandidate {
  readonly employeeId: string;
  /** The month waits for an answer of the employee. */
  readonly isWaiting: boolean;
  readonly hasAnswered: boolean;
  readonly remindedAt: Date | null;
}

interface Reminding {
  readonly callerId: string;
  readonly now: Date;
  /** Of the company: its days count. */
  readonly timeZone: string;
}

/** Why an employee is not reminded now, or undefined: no one is reminded twice on a day, and no one reminds oneself. */
export function whyNotReminded(
  { employeeId, isWaiting, hasAnswered, remindedAt }: ReminderCandidate,
  { callerId, now, timeZone }: Reminding,
): LeftOutReason | undefined {
  if (hasAnswered) return 'Answered';
  if (!isWaiting) return 'Not asked';
  if (employeeId === callerId) return 'Own month';
  return remindedAt !== null && dayIn(timeZone, remindedAt) === dayIn(timeZone, now) ? 'Reminded today' : undefined;
}

/** Maximum number of employees that are chosen one by one. */
export const maxChosenForReminder = 1000;

export const reminderMessages = {
  closed: 'This month is closed: no one is asked for an answer any more.',
} as const;

interface LeftOut {
  readonly Why: LeftOutReason;
  readonly Count: number;
}

const leftOutTexts: Readonly<Record<LeftOutReason, (count: number) => string>> = {
  'Reminded today': (count) => `${count} already reminded today`,
  Answered: (count) => `${count} answered in the meantime`,
  'Not asked': (count) => `${count} not asked about this month`,
  'Own month': () => 'yourself',
};

/** '12 employees reminded. Left out: 2 already reminded today and yourself' */
export function reminderSummary(reminded: number, leftOut: readonly LeftOut[]): string {
  const done = `${reminded === 0 ? 'No employee' : counted(reminded, 'employee')} reminded`;
  if (leftOut.length === 0) return done;
  return `${done}. Left out: ${textList(leftOut.map(({ Why, Count }) => leftOutTexts[Why](Count)))}`;
}
