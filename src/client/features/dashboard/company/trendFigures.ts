import type { AttendanceFigure } from '../../../../domain/attendance/attendanceSummaryPath';
import type { AttendanceTrendMonth } from '../../../api/api';

export interface TrendFigure {
  readonly key: 'present' | 'paidLeave' | 'absent';
  readonly label: string;
  /** The column of the attendance summary with the same days. */
  readonly column: AttendanceFigure;
}

/** The figures of a month in 'Attendance of six months'. */
export const trendFigures: readonly TrendFigure[] = [
  { key: 'present', label: 'Present', column: 'present' },
  { key: 'paidLeave', label: 'Leave', column: 'paid_leave' },
  { key: 'absent', label: 'Absent', column: 'absent' },
];

/** What a point of the picture counts; undefined for none. */
export function trendPoint(
  months: readonly AttendanceTrendMonth[],
  { series, index }: { readonly series: unknown; readonly index: number },
): { readonly month: string; readonly figure: AttendanceFigure } | undefined {
  const month = months[index]?.month;
  const figure = trendFigures.find(({ label }) => label === series)?.column;
  return month === undefined || figure === undefined ? undefined : { month, figure };
}
