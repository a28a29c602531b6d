import type { HalfKind } from '../../../domain/attendance/attendanceDay';
import type { CountedDay } from '../../../domain/attendance/attendanceMonth';
import { correctionMessages } from '../../../domain/manual-attendance/dayCorrection';
import {
  freeManualTypes,
  isRequestableDay,
  manualMessages,
  requestableDays,
  type ManualType,
} from '../../../domain/manual-attendance/manualRequestRules';
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

type PunchedDay = Pick<AttendanceDay, 'checkIn' | 'checkOut' | 'missing_punch'>;

/**
 * The punch that a day lacks, which a request can add, on the current day too; undefined when it lacks none or both. With both, it is
 * the check-out after the last check-in.
 */
export function missingPunch(day: PunchedDay | undefined): ManualType | undefined {
  if (day === undefined || (day.checkIn === null && day.checkOut === null)) return undefined;
  if (day.checkIn === null) return 'checkIn';
  return day.checkOut === null || day.missing_punch ? 'checkOut' : undefined;
}

type RequestedDay = PunchedDay & Pick<AttendanceDay, 'manual_requests'>;
type DayRequest = AttendanceDay['manual_requests'][number];

/** The request of a day that waits for a decision; that of the punch that it lacks, where both are requested. */
export function pendingRequest(day: RequestedDay): DayRequest | undefined {
  const pending = day.manual_requests.filter(({ status }) => status === 'Pending');
  const missing = missingPunch(day);
  return pending.find(({ type }) => type === missing) ?? pending[0];
}

/** Why no correction of a day can be requested; undefined when one can (VAL-042). */
export function whyNotRequestable(
  { date, manual_requests, before_joining }: AttendanceDay,
  today: string,
): string | undefined {
  if (before_joining) return manualMessages.beforeJoining;
  if (!isRequestableDay(date, today)) return `Only for today and the ${requestableDays} days before`;
  return freeManualTypes(manual_requests).length === 0 ? manualMessages.allRequested : undefined;
}

/** Why HR cannot correct a day; undefined when it can. */
export function whyNotCorrectable({ date, before_joining }: AttendanceDay, today: string): string | undefined {
  if (before_joining) return manualMessages.beforeJoining;
  return date > today ? correctionMessages.notYet : undefined;
}
