import { hundredths } from '../figures/hundredths';
import { hourMs } from '../calendar/duration';

/** A range of presence or work, in milliseconds since 1970. */
export interface TimeRange {
  readonly from: number;
  readonly to: number;
}

/** What the records of a day say about claimed overtime. */
export interface OvertimeRecord {
  readonly result: 'Matched' | 'Short' | 'No record' | 'No claim';
  /** Hours outside the shift. */
  readonly hours: number;
  /** Hours by which the claim exceeds the record. */
  readonly shortBy: number;
}

/** Tolerance, because claims are not to the minute. */
const toleranceHours = 0.25;

/**
 * Compares a claim with the records of its day. Overtime is time after the end of the shift, on a day off all time. Coming
 * early does not count.
 *
 * @param claimed hours; null when none were named
 * @param ranges of the day, in any order; they may not overlap
 * @param shiftEnd in milliseconds since 1970; null on a day off
 */
export function overtimeRecord(
  claimed: number | null,
  ranges: readonly TimeRange[],
  shiftEnd: number | null,
): OvertimeRecord {
  if (ranges.length === 0) return { result: 'No record', hours: 0, shortBy: 0 };
  const counted = ranges.reduce(
    (sum, { from, to }) => sum + Math.max(0, to - (shiftEnd === null ? from : Math.max(from, shiftEnd))),
    0,
  );
  const hours = hundredths(counted / hourMs);
  if (claimed === null) return { result: 'No claim', hours, shortBy: 0 };
  const shortBy = hundredths(claimed - hours);
  return shortBy > toleranceHours ? { result: 'Short', hours, shortBy } : { result: 'Matched', hours, shortBy: 0 };
}
