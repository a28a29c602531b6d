import type { HalfCode } from '../../../domain/attendance/attendanceLegend';
import type { AttendanceTotal } from '../../../domain/attendance/attendanceMonth';
import { clockText } from '../../../domain/calendar/clockText';
import { formatTimeOfDay } from '../../../domain/calendar/formatInstant';
import { manualTypeLabels } from '../../../domain/manual-attendance/manualRequestRules';
import type { AttendanceDay } from '../../api/api';
import type { Tone } from '../../table/view/columnDefinition';

export const codeTones: Readonly<Record<HalfCode, Tone>> = {
  DP: 'success',
  ABS: 'danger',
  WO: 'neutral',
  HD: 'primary',
  PL: 'warning',
};

/** The total that a legend entry opens; weekly offs have none. */
export const codeTotals: Readonly<Record<string, AttendanceTotal>> = {
  DP: 'present',
  ABS: 'absent',
  HD: 'holiday',
  PL: 'paidLeave',
  TWD: 'workingDays',
};
export const totalLabels: Readonly<Record<AttendanceTotal, string>> = {
  present: 'Present',
  absent: 'Absent',
  holiday: 'Holiday',
  paidLeave: 'Paid Leave (working days)',
  workingDays: 'Total Working Days',
};
export const isTotal = (text: string | null): text is AttendanceTotal =>
  text !== null && Object.hasOwn(totalLabels, text);

/** '9:05' of 545 minutes; '' for none. */
export const hoursAndMinutes = (minutes: number): string =>
  minutes === 0 ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** '09:55 AM, 02:00 PM'. */
export const timesText = (instants: readonly string[], timeZone: string): string =>
  instants.map((instant) => formatTimeOfDay(instant, timeZone)).join(', ');

/** 'Check out 06:40 PM: Pending'. */
export const requestText = ({
  type,
  time,
  status,
}: Pick<AttendanceDay['manual_requests'][number], 'type' | 'time' | 'status'>): string =>
  `${manualTypeLabels[type]} ${clockText(time)}: ${status}`;
