import type { AttendanceDay } from '../attendance/attendanceDay';
import { attendanceCounts } from '../attendance/attendanceMonth';

/** Figures that follow from attendance and leave; HR decides on the others (carry forward, allowance). */
export const computedFigures = [
  'Working_days',
  'Full_leave',
  'Half_leave',
  'Missed_punch',
  'WFM',
  'Total_days',
] as const;
export type ComputedFigure = (typeof computedFigures)[number];
/** The result of comparing a record with the computed month. */
export const comparisonOutcomes = ['Differs', 'No record', 'No employee', 'Same'] as const;
export type ComparisonOutcome = (typeof comparisonOutcomes)[number];
export type ComputedMonth = Readonly<Record<ComputedFigure, number>>;

const leaveHalves = ({ codes }: AttendanceDay): number =>
  (codes.first === 'PL' ? 1 : 0) + (codes.second === 'PL' ? 1 : 0);

/**
 * The figures of an employee's month, computed from its days.
 * @param workedAtHome days with an approved WFH request
 */
export function computeMonth(days: readonly AttendanceDay[], workedAtHome: number): ComputedMonth {
  const { workingDays, present } = attendanceCounts(days);
  return {
    Working_days: workingDays,
    Full_leave: days.filter((day) => leaveHalves(day) === 2).length,
    Half_leave: days.filter((day) => leaveHalves(day) === 1).length,
    Missed_punch: days.filter((day) => day.isPunchMissing).length,
    WFM: workedAtHome,
    Total_days: present,
  };
}

/** The figures in which a stored record and the computed month differ. */
export const differingFigures = (stored: ComputedMonth, computed: ComputedMonth): ComputedFigure[] =>
  computedFigures.filter((figure) => stored[figure] !== computed[figure]);
