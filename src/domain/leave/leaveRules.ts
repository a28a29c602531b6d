import { addDays, type Day } from '../calendar/day';
import { isDay } from '../calendar/isDay';
import { formatDay } from '../calendar/formatDay';
import { toMonth, type Month } from '../calendar/month';
import type { FieldProblem } from '../validation/fieldProblem';
import { isBlank } from '../validation/isBlank';
import { dayHalves, leaveTypes } from './leaveChoices';
import { isPossiblePeriod, leaveLength, type LeavePeriod } from './leavePeriod';

/** Days after today that cannot be chosen without emergency: 'within the next 3 days' (F-08). */
const noticeDays = 3;
/** A Casual Leave of this many days or more opens the message of HR (B-14). */
const hrNoticeDays = 3;
/** A mistyped year must not block an employee's calendar; longer leaves are filed as several. */
const maxLeaveDays = 366;
/** Days after today. A leave of a mistyped year would appear in no calendar that anyone opens. */
const maxDaysAhead = 2 * 365;
export const maxReasonLength = 2000;

/** MSG-001, MSG-002. */
export const hrNotice = [
  'According to HR rule you can not applied a leave for more than 3 days.',
  'If you want to applied for more than 3 days then please mention valid reason.',
] as const;

/** The texts of VAL-031 to VAL-033 and VAL-037 are specified. */
export const leaveMessages = {
  type: 'Please Select Leave Type!',
  dates: 'Please Enter Your Leave dates!',
  reason: 'Please Enter Reason!',
  status: 'Please select status',
  employee: 'Please select an employee',
  endsBeforeStart: 'The leave ends before it begins',
  impossibleHalves: 'A single day cannot begin in the Second Half and end in the First Half',
  tooLong: `A leave can have at most ${maxLeaveDays} days`,
  /** CONST-017. */
  emergencyTaken: 'Only 1 emergency leave per month is possible, and this month has one',
  ownDecision: 'You cannot decide your own leave',
} as const;

/**
 * F-08: the first day that can be chosen. Without emergency today + 4, with emergency today; undefined (any day) when
 * the leave is filed for another employee.
 */
export function earliestLeaveDay(
  today: Day,
  { isEmergency, isForAnotherEmployee }: { isEmergency: boolean; isForAnotherEmployee: boolean },
): Day | undefined {
  if (isForAnotherEmployee) return undefined;
  return isEmergency ? today : addDays(today, noticeDays + 1);
}

/** The last day on which a leave can begin, an own one or that of another employee. */
export const latestFirstDay = (today: Day): Day => addDays(today, maxDaysAhead);

/** VAL-036: a message that does not block. */
export const isHrNoticeDue = (leaveType: string, days: number): boolean =>
  leaveType === 'Casual Leave' && days >= hrNoticeDays;

/** The month (YYYY-MM) in which an emergency leave counts: that of its first day. */
export const emergencyMonth = (firstDay: Day): Month => toMonth(firstDay);

/** @param whose 'You have', 'Asha Rao has' */
export const overlapMessage = (whose: string, { from, to }: Pick<LeavePeriod, 'from' | 'to'>): string =>
  `${whose} a leave from ${formatDay(from)} to ${formatDay(to)} already`;

/** The input of the form. */
export interface LeaveRequest {
  readonly Leave_type: string;
  readonly StartDate: string;
  readonly EndDate: string;
  readonly Leave_half_from: string;
  readonly Leave_half_to: string;
  readonly Emergency_leave: boolean;
  readonly Reason: string;
}

const isHalf = (text: string): boolean => dayHalves.some((half) => half === text);

/** The period of a request; undefined while its days or halves are invalid. */
export function periodOfRequest({
  StartDate: from,
  EndDate: to,
  Leave_half_from: halfFrom,
  Leave_half_to: halfTo,
}: Pick<LeaveRequest, 'StartDate' | 'EndDate' | 'Leave_half_from' | 'Leave_half_to'>): LeavePeriod | undefined {
  if (!isDay(from) || !isDay(to) || !isHalf(halfFrom) || !isHalf(halfTo)) return undefined;
  return { from, to, halfFrom: halfFrom as LeavePeriod['halfFrom'], halfTo: halfTo as LeavePeriod['halfTo'] };
}

/** A leave ends after it begins, and is not too long. */
export const isAcceptedPeriod = (period: LeavePeriod): boolean =>
  isPossiblePeriod(period) && leaveLength(period) <= maxLeaveDays;

interface BeginningOfLeave {
  readonly earliest: Day | undefined;
  readonly latest: Day;
}

function periodProblem(request: LeaveRequest, { earliest, latest }: BeginningOfLeave): FieldProblem | undefined {
  if (!isDay(request.StartDate)) return { field: 'StartDate', message: leaveMessages.dates };
  if (!isDay(request.EndDate)) return { field: 'EndDate', message: leaveMessages.dates };
  const period = periodOfRequest(request);
  if (period === undefined) return { field: 'Leave_half_from', message: leaveMessages.dates };
  if (period.to < period.from) return { field: 'EndDate', message: leaveMessages.endsBeforeStart };
  if (!isPossiblePeriod(period)) return { field: 'Leave_half_to', message: leaveMessages.impossibleHalves };
  if (!isAcceptedPeriod(period)) return { field: 'EndDate', message: leaveMessages.tooLong };
  if (earliest !== undefined && period.from < earliest)
    return {
      field: 'StartDate',
      message: `Please choose ${formatDay(earliest)} or a later day${request.Emergency_leave ? '' : ', or mark it as an emergency'}`,
    };
  if (period.from > latest)
    return {
      field: 'StartDate',
      message: `Please choose ${formatDay(latest)} or an earlier day: a leave begins within two years`,
    };
  return undefined;
}

/**
 * Problems of a request, in the order of the form, for the form and the server. Problems with stored leaves (overlap,
 * emergencies of the month) are left to the server.
 */
export function leaveProblems(
  request: LeaveRequest,
  { today, isForAnotherEmployee }: { today: Day; isForAnotherEmployee: boolean },
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!leaveTypes.some((type) => type === request.Leave_type))
    problems.push({ field: 'Leave_type', message: leaveMessages.type });
  const ofPeriod = periodProblem(request, {
    earliest: earliestLeaveDay(today, { isEmergency: request.Emergency_leave, isForAnotherEmployee }),
    latest: latestFirstDay(today),
  });
  if (ofPeriod) problems.push(ofPeriod);
  if (isBlank(request.Reason)) problems.push({ field: 'Reason', message: leaveMessages.reason });
  else if (request.Reason.length > maxReasonLength)
    problems.push({ field: 'Reason', message: `Reason can have at most ${maxReasonLength} characters` });
  return problems;
}
