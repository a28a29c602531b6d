import { formatDay } from '../../../../domain/calendar/formatDay';
import { closedMonthMessage } from '../../../../domain/present-data/closedMonth';
import { leaveStatuses, leaveTypes, type DayHalf } from '../../../../domain/leave/leaveChoices';
import { halvesText, leaveLength, leaveLengthText, type LeavePeriod } from '../../../../domain/leave/leavePeriod';
import { leaveDatesField, splitLeaveDates } from '../../../../domain/leave/leaveDates';
import type { GetLeaveImpactApiArg, Leave, LeaveCalendarEntry } from '../../../api/api';
import type { Choice } from '../../../table/view/columnDefinition';
import { statusCellTone } from '../../../table/grid/statusCellTone';

/** A period as the wire spells it. */
export interface WirePeriod {
  readonly [leaveDatesField]: string;
  readonly Leave_half_from: DayHalf;
  readonly Leave_half_to: DayHalf;
}

export function periodOfLeave({ [leaveDatesField]: days, Leave_half_from, Leave_half_to }: WirePeriod): LeavePeriod {
  return { ...splitLeaveDates(days), halfFrom: Leave_half_from, halfTo: Leave_half_to };
}

/** '03/02/2026' or '03/02/2026 - 05/02/2026'. */
const daysText = ({ from, to }: Pick<LeavePeriod, 'from' | 'to'>): string =>
  from === to ? formatDay(from) : `${formatDay(from)} - ${formatDay(to)}`;

/** '03/02/2026 - 05/02/2026 (2.5 Days, Second Half – Second Half)'. */
export function leaveDatesText(leave: WirePeriod): string {
  const period = periodOfLeave(leave);
  const halves = halvesText(period);
  return `${daysText(period)} (${leaveLengthText(leaveLength(period))}${halves === '' ? '' : `, ${halves}`})`;
}

/** How calendars mark a leave: 'C', 'S', 'C?'. */
export const leaveLetter = ({ Leave_type, Status }: LeaveCalendarEntry): string =>
  `${Leave_type === 'Sick Leave' ? 'S' : 'C'}${Status === 'Pending' ? '?' : ''}`;

/** The whole of it in words. */
export const leaveText = (leave: LeaveCalendarEntry): string =>
  `${leave.Leave_type}, ${leave.Status}, ${leaveDatesText(leave)}`;

/** Asks for the impact of a leave of the employee; of the user without one. */
export const impactQuery = (
  { from, to, halfFrom, halfTo }: LeavePeriod,
  employeeId: string | undefined,
): GetLeaveImpactApiArg => ({
  startDate: from,
  endDate: to,
  leaveHalfFrom: halfFrom,
  leaveHalfTo: halfTo,
  ...(employeeId !== undefined && { employeeId }),
});

/** Why an approver cannot decide this pending leave: its month is closed; undefined otherwise. */
export const closedNotice = ({
  Status,
  Closed_month,
  May_decide,
}: Pick<Leave, 'Status' | 'Closed_month' | 'May_decide'>): string | undefined =>
  Status === 'Pending' && Closed_month !== null && !May_decide ? closedMonthMessage(Closed_month, 'leaves') : undefined;

export const leaveStatusChoices: readonly Choice[] = leaveStatuses.map((status) => ({
  value: status,
  label: status,
  tone: statusCellTone(status),
}));
export const leaveTypeChoices: readonly Choice[] = leaveTypes.map((type) => ({ value: type, label: type }));
