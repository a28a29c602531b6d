import type { Day } from '../../../../domain/calendar/day';
import { dayOfInstant, formatTimeOfDay } from '../../../../domain/calendar/formatInstant';
import type { TimesOfToday } from '../../../../domain/attendance/workedToday';
import { attendanceLegend } from '../../../../domain/attendance/attendanceLegend';
import { isWeekOff } from '../../../../domain/calendar/weekday';
import type { AttendanceDay, FaceLogEntry, ManualTimes } from '../../../api/api';

const noTimes: TimesOfToday = { faceIn: null, faceOut: null, faceLastIn: null, manualIn: null, manualOut: null };

/**
 * Today's times from the two calls. CALL-003: the last face entry counts only if its date is today; CALL-004: the first
 * manual entry.
 */
export function getTodayTimes(
  faceLog: readonly FaceLogEntry[],
  manual: readonly ManualTimes[],
  today: Day,
  timeZone: string,
): TimesOfToday {
  const face = faceLog.at(-1);
  const corrected = manual[0];
  // Another backend may omit the day; then the times determine it.
  const correctedDay = corrected?.date ?? dayOfInstant(corrected?.Check_In ?? corrected?.Check_Out, timeZone);
  return {
    ...noTimes,
    ...(face?.date === today ? { faceIn: face.checkIn, faceOut: face.checkOut, faceLastIn: face.lastCheckIn } : {}),
    ...(corrected && correctedDay === today ? { manualIn: corrected.Check_In, manualOut: corrected.Check_Out } : {}),
  };
}

const dayOffLabels: Readonly<Record<string, string>> = Object.fromEntries(
  attendanceLegend.map(({ code, label }) => [code, label]),
);

/**
 * Why no work is expected today: 'Weekly Off', 'Holiday' or 'Paid Leave', for the whole day; undefined on a working
 * day.
 */
export function dayOffLabel(today: Day, attendance: AttendanceDay | undefined): string | undefined {
  const halves = attendance ? [attendance.first_half, attendance.second_half] : [isWeekOff(today) ? 'WO' : null];
  const isOff = halves.every((code) => code === 'WO' || code === 'HD' || code === 'PL');
  return isOff ? [...new Set(halves.map((code) => dayOffLabels[code ?? '']))].join(' / ') : undefined;
}

/**
 * The texts of the day header: times without dates (FMT-001), 'Absent' without a face check-in today (BEH-034), '-' for
 * missing values.
 * @param dayOff shown instead of 'Absent' when no work is expected
 */
export function dayHeaderTexts(
  times: TimesOfToday,
  timeZone: string,
  dayOff?: string,
): { faceIn: string; faceOut: string; manualIn: string; manualOut: string } {
  const text = (instant: string | null): string => formatTimeOfDay(instant, timeZone) || '-';
  return {
    faceIn: times.faceIn === null ? (dayOff ?? 'Absent') : text(times.faceIn),
    faceOut: text(times.faceOut),
    manualIn: text(times.manualIn),
    manualOut: text(times.manualOut),
  };
}
