import { daysOfMonth, type Month } from '../calendar/month';
import { isGrantedLeave } from './leaveChoices';
import type { LeavePeriod } from './leavePeriod';
import { workingLeaveDays, type LeaveHoliday } from './workingLeave';

/** Days of a month in steps of 0.5, without weekly offs and holidays. */
export interface LeaveOfMonth {
  readonly working: number;
  readonly granted: number;
  readonly pending: number;
}

/**
 * The working days of a month, and how many of them are leave.
 * @param leaves pending and granted ones of one employee, which never share a half
 * @param holidays those of the employee's location
 */
export function leaveOfMonth(
  month: Month,
  leaves: readonly { readonly status: string; readonly period: LeavePeriod }[],
  holidays: readonly LeaveHoliday[],
): LeaveOfMonth {
  const span = daysOfMonth(month);
  const wholeMonth: LeavePeriod = { from: span.first, to: span.last, halfFrom: 'First Half', halfTo: 'Second Half' };
  const daysWhere = (isGranted: boolean): number =>
    leaves
      .filter(({ status }) => isGrantedLeave(status) === isGranted)
      .reduce((sum, { period }) => sum + workingLeaveDays(period, holidays, span), 0);
  return { working: workingLeaveDays(wholeMonth, holidays), granted: daysWhere(true), pending: daysWhere(false) };
}
