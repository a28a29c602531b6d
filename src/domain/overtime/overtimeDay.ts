import type { FieldProblem } from '../validation/fieldProblem';
import { shiftSpan } from './shiftSpan';

const dayHours = 24;
const quarters = 4;
const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Hours of the shift; a shift that ends before it begins crosses midnight. */
function shiftHours(shiftType: string | null): number {
  const { begin, end } = shiftSpan(shiftType);
  const minutes = toMinutes(end) - toMinutes(begin);
  return (minutes < 0 ? minutes + dayHours * 60 : minutes) / 60;
}

/**
 * Maximum overtime of a day: 24 hours minus the shift, in whole quarters of an hour. On a half day off only half of the
 * shift is subtracted, on a day off nothing.
 * @param workShare share of the day that is a working day: 1, 0.5 or 0
 */
export const maxOvertimeHours = (shiftType: string | null, workShare: number): number =>
  Math.floor((dayHours - shiftHours(shiftType) * workShare) * quarters) / quarters;

/** The day for which overtime is claimed. */
export interface OvertimeDay {
  readonly maxHours: number;
  /** Hours of the employee's other entries of the day that are not rejected. */
  readonly claimedHours: number;
}

/** What can still be claimed for the day. */
export const freeOvertimeHours = ({ maxHours, claimedHours }: OvertimeDay): number =>
  Math.max(0, maxHours - claimedHours);

/** 'At most 14.75 Hr of overtime fit on this day; 8 Hr are already claimed'. */
export const overtimeDayText = ({ maxHours, claimedHours }: OvertimeDay): string =>
  `At most ${maxHours} Hr of overtime fit on this day${claimedHours === 0 ? '' : `; ${claimedHours} Hr are already claimed`}`;

/** An employee's entries for one day must fit next to the shift. */
export const overtimeDayProblems = (hours: number | undefined, day: OvertimeDay): FieldProblem[] =>
  hours !== undefined && hours > freeOvertimeHours(day)
    ? [{ field: 'Claimed_hours', message: overtimeDayText(day) }]
    : [];
