import { addMonths, isMonth, toMonth, type Month } from '../calendar/month';

/** Address that shows the user the own record of a month. */
export const confirmMonthPath = (month: Month): string => `/dashboard?confirm=${month}`;

/** The parts of a record that decide whether it is asked about. */
interface AskedRecord {
  readonly Date: string;
  readonly Attendence_Status: string | null;
  readonly Closed: boolean;
}

/** A record that waits for the answer of its employee; a closed month takes none. */
export const isWaitingForAnswer = ({ Attendence_Status, Closed }: AskedRecord): boolean =>
  Attendence_Status === null && !Closed;

/**
 * The months of which one is shown.
 * @param named value of `confirm` in the address: a month, or another text without one
 */
export const monthsToConfirm = (named: string | null, current: Month): readonly Month[] =>
  isMonth(named) ? [named] : [addMonths(current, -1), current];

/**
 * The record that is shown: the oldest that waits for an answer, because it is closed first; otherwise the newest.
 * @param records of any months
 * @param months in order
 */
export function recordToConfirm<Record extends AskedRecord>(
  records: readonly Record[],
  months: readonly Month[],
): Record | undefined {
  const found = months.flatMap((month) => records.filter((record) => toMonth(record.Date) === month).slice(0, 1));
  return found.find(isWaitingForAnswer) ?? found.at(-1);
}
