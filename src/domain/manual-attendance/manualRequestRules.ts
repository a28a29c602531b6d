import { addDays, type Day } from '../calendar/day';
import { isDay } from '../calendar/isDay';
import { formatDay } from '../calendar/formatDay';
import { instantAt } from '../calendar/instantAt';
import { secondHalfBeginsAt, workDayBeginsAtHour } from '../attendance/workDate';
import type { DayHalf } from '../leave/leaveChoices';
import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';
import { tooLongMessage } from '../validation/tooLong';

/** CONST-009. */
export const manualReasons = [
  'technical issue',
  'Health Issue',
  'Cricket Tournament',
  'Vehicle Issue',
  'Client Meeting',
  'WFH',
] as const;
export type ManualReason = (typeof manualReasons)[number];

/** STATE-012. */
export const manualTypes = ['checkIn', 'checkOut'] as const;
export type ManualType = (typeof manualTypes)[number];
export const manualTypeLabels: Readonly<Record<ManualType, string>> = { checkIn: 'Check in', checkOut: 'Check out' };

export const manualStatuses = ['Pending', 'Approved', 'Rejected'] as const;
export type ManualStatus = (typeof manualStatuses)[number];

/** A rejected request can be made again. */
export const standingStatuses: readonly ManualStatus[] = ['Pending', 'Approved'];

export const manualMessages = {
  date: 'Please Select Date',
  type: 'Please Select type',
  time: 'Please Select time',
  reason: 'Please Select Reason',
  created: 'Request created successfully',
  comment: 'Please Enter Description',
  ownDecision: 'You cannot decide your own request',
  exists: 'You have a request for this day and type already',
  order: 'The check-out must be after the check-in',
  toCome: 'This time is still to come',
  beforeJoining: 'This day is before the day of joining',
  allRequested: 'Both times of this day are requested already',
  closedForRequest: 'This month is closed. Please ask HR for a correction.',
  closedForDecision: 'This month is closed: only HR corrects its days',
} as const;

/** VAL-042, F-21: number of days before today that can be corrected. */
export const requestableDays = 3;
/** VAL-044. */
export const maxRejectionLength = 250;

/** The first day that can still be corrected. */
export const firstRequestableDay = (today: Day): Day => addDays(today, -requestableDays);

/** True for today and the three days before, on the company's calendar (VAL-042). */
export const isRequestableDay = (day: Day, today: Day): boolean => day >= firstRequestableDay(today) && day <= today;

interface RequestOfDay {
  readonly type: ManualType;
  readonly status: ManualStatus;
}

/** The types that can still be requested for a day with these requests. */
export const freeManualTypes = (requests: readonly RequestOfDay[]): ManualType[] =>
  manualTypes.filter(
    (type) => !requests.some((request) => request.type === type && standingStatuses.includes(request.status)),
  );

/** What a request of a day begins with: the punch that the day lacks, or the only type that is not requested yet. */
export function typeToRequest(free: readonly ManualType[], missing: ManualType | undefined): ManualType | undefined {
  if (missing !== undefined && free.includes(missing)) return missing;
  return free.length === 1 ? free[0] : undefined;
}

export interface ManualRequest {
  readonly date: string;
  readonly type: string;
  /** HH:mm on the company's clock. */
  readonly time: string;
  readonly reason: string;
}

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
export const isClockTime = (text: string): boolean => clockTime.test(text);

const isIn = (choices: readonly string[], value: string): boolean => choices.includes(value);

/** The instant of a time of a working day: a check-out at one in the morning belongs to the day before. */
export const momentOfWorkDay = (day: Day, time: string, timeZone: string): Date =>
  instantAt(Number(time.slice(0, 2)) < workDayBeginsAtHour ? addDays(day, 1) : day, time, timeZone);

/** Whether the check-out of a working day is not after its check-in (HH:mm); '' for a time that is not given. */
export const isCheckOutTooEarly = (
  day: Day,
  { checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string },
  timeZone: string,
): boolean =>
  checkIn !== '' &&
  checkOut !== '' &&
  momentOfWorkDay(day, checkOut, timeZone) <= momentOfWorkDay(day, checkIn, timeZone);

/** The half of a working day in which a time (HH:mm) lies, as in the attendance; the night after a day belongs to its second half. */
export const halfOfTime = (time: string): DayHalf =>
  Number(time.slice(0, 2)) >= workDayBeginsAtHour && time < secondHalfBeginsAt ? 'First Half' : 'Second Half';

/** Problems of a request, in the order of the form (VAL-038 to VAL-042). */
export function manualRequestProblems(
  { date, type, time, reason }: ManualRequest,
  { today, now, timeZone }: { today: Day; now: Date; timeZone: string },
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!isDay(date)) problems.push({ field: 'date', message: manualMessages.date });
  else if (!isRequestableDay(date, today))
    problems.push({
      field: 'date',
      message: `Only ${formatDay(firstRequestableDay(today))} to ${formatDay(today)} can be corrected`,
    });
  if (!isIn(manualTypes, type)) problems.push({ field: 'type', message: manualMessages.type });
  if (!isClockTime(time)) problems.push({ field: 'time', message: manualMessages.time });
  else if (isDay(date) && momentOfWorkDay(date, time, timeZone) > now)
    problems.push({ field: 'time', message: manualMessages.toCome });
  if (!isIn(manualReasons, reason)) problems.push({ field: 'reason', message: manualMessages.reason });
  return problems;
}

/** VAL-043, VAL-044. */
export function rejectionProblems(comment: string): FieldProblem[] {
  if (isBlank(comment)) return [{ field: 'status_comment', message: manualMessages.comment }];
  return comment.trim().length > maxRejectionLength
    ? [{ field: 'status_comment', message: tooLongMessage(maxRejectionLength) }]
    : [];
}

/** A decision is final, and the approver is never the employee (A-11, E-21). */
export const mayDecideRequest = (
  request: { readonly status: ManualStatus; readonly employeeId: string },
  viewer: { readonly employeeId: string; readonly grantedFlags: ReadonlySet<string> },
): boolean =>
  request.status === 'Pending' &&
  request.employeeId !== viewer.employeeId &&
  viewer.grantedFlags.has('Report.Manual_Attendance_Request');
