import type { HalfKind } from '../../../domain/attendance/attendanceDay';
import type { CountedDay } from '../../../domain/attendance/attendanceMonth';
import type { ManualType } from '../../../domain/manual-attendance/manualRequestRules';
import type { AttendanceDay } from '../../api/api';

/** A day of the contract with the values from which its totals are calculated. */
export interface ShownDay extends CountedDay {
  readonly wire: AttendanceDay;
}

function getHalfKind(day: AttendanceDay, half: 'First Half' | 'Second Half'): HalfKind {
  if (day.not_employed) return null;
  if (day.weekOff) return 'WO';
  return day.holiday !== null && (day.holiday_half === null || day.holiday_half === half) ? 'HD' : 'work';
}

/** @param today the company's current working day */
export const shownDay = (day: AttendanceDay, today: string): ShownDay => ({
  day: day.date,
  codes: { first: day.first_half, second: day.second_half },
  kinds: { first: getHalfKind(day, 'First Half'), second: getHalfKind(day, 'Second Half') },
  isFuture: day.date > today,
  wire: day,
});

/** The punch that a day lacks, which a request can add; undefined when it lacks none or both. */
export function missingPunch(day: Pick<AttendanceDay, 'checkIn' | 'checkOut'> | undefined): ManualType | undefined {
  if (day === undefined || (day.checkIn === null) === (day.checkOut === null)) return undefined;
  return day.checkIn === null ? 'checkIn' : 'checkOut';
}
