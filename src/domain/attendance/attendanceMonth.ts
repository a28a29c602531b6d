import type { AttendanceDay, Halves } from './attendanceDay';

/** FIELD-034, in days with steps of 0.5. */
export interface AttendanceCounts {
  readonly absent: number;
  readonly present: number;
  readonly holiday: number;
  readonly workingDays: number;
  readonly paidLeave: number;
}
export type AttendanceTotal = keyof AttendanceCounts;

export type CountedDay = Pick<AttendanceDay, 'day' | 'codes' | 'kinds' | 'isFuture'>;

/** The rule of each total, in words. */
export const totalFormulas: Readonly<Record<AttendanceTotal, string>> = {
  workingDays:
    'Days of the month from joining to leaving, and from a return on, without weekly offs and holidays; days to come included (TWD)',
  present: 'Halves marked DP, each half a day; on days off too',
  absent:
    'Halves marked ABS, each half a day; none before joining, after leaving until a return, or before the first record of the company',
  holiday:
    'Halves that a holiday takes on days that are no weekly offs, from joining to leaving and from a return on, each half a day; days to come included',
  paidLeave:
    'Working days on leave: halves marked PL up to today, each half a day; weekly offs and holidays within a leave are not counted',
};

type Counts = (half: keyof Halves<unknown>, day: CountedDay) => boolean;

const counts: Readonly<Record<AttendanceTotal, Counts>> = {
  workingDays: (half, { kinds }) => kinds[half] === 'work',
  present: (half, { codes }) => codes[half] === 'DP',
  absent: (half, { codes }) => codes[half] === 'ABS',
  holiday: (half, { kinds }) => kinds[half] === 'HD',
  paidLeave: (half, { codes, isFuture }) => codes[half] === 'PL' && !isFuture,
};

/** What a day contributes to a total: 0, 0.5 or 1. */
function shareOfDay(total: AttendanceTotal, day: CountedDay): 0 | 0.5 | 1 {
  const halves = (['first', 'second'] as const).filter((half) => counts[total](half, day)).length;
  return (halves / 2) as 0 | 0.5 | 1;
}

/** The days behind a total and what each contributes; their sum is the total. */
export const rowsOfTotal = <Counted extends CountedDay>(
  total: AttendanceTotal,
  days: readonly Counted[],
): { readonly day: Counted; readonly share: number }[] =>
  days.map((day) => ({ day, share: shareOfDay(total, day) })).filter(({ share }) => share > 0);

const sumTotal = (total: AttendanceTotal, days: readonly CountedDay[]): number =>
  days.reduce((sum, day) => sum + shareOfDay(total, day), 0);

/** The summary of any number of days of one employee. */
export const attendanceCounts = (days: readonly CountedDay[]): AttendanceCounts => ({
  absent: sumTotal('absent', days),
  present: sumTotal('present', days),
  holiday: sumTotal('holiday', days),
  workingDays: sumTotal('workingDays', days),
  paidLeave: sumTotal('paidLeave', days),
});

/** The attendance filter (CONST-005): one half is enough for a day to be absent, and also to be present. */
export const attendanceFilters = ['ALL', 'ABSENT', 'PRESENT'] as const;
type AttendanceFilter = (typeof attendanceFilters)[number];

export function passesAttendanceFilter(filter: AttendanceFilter, { first, second }: AttendanceDay['codes']): boolean {
  if (filter === 'ALL') return true;
  const wanted = filter === 'ABSENT' ? 'ABS' : 'DP';
  return first === wanted || second === wanted;
}
