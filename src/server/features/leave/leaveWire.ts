import { mayDecideLeave } from '../../../domain/leave/leaveDecision';
import { leaveMessages, type LeaveRequest } from '../../../domain/leave/leaveRules';
import { joinLeaveDates, leaveDatesField, splitLeaveDates } from '../../../domain/leave/leaveDates';
import { failures } from '../../errors/failure';
import type { PeriodColumns } from '../../leave-days/leavePeriodColumns';
import type { Call, Schemas } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import type { LeaveRow } from './leaveReadModel';

/**
 * The filed leave. Both spellings of the dates must agree: the range, and the separate first and last days.
 * @throws Failure 422 when they differ
 */
export function toLeaveRequest(body: Call<'applyForLeave'>['body']): LeaveRequest {
  const { from: first, to: last } = splitLeaveDates(body[leaveDatesField]);
  const isContradicted =
    (body.StartDate !== undefined && body.StartDate !== first) || (body.EndDate !== undefined && body.EndDate !== last);
  if (isContradicted) throw failures.invalid([{ field: leaveDatesField, message: leaveMessages.dates }]);
  return {
    Leave_type: body.Leave_type,
    StartDate: first,
    EndDate: last,
    Leave_half_from: body.Leave_half_from ?? 'First Half',
    Leave_half_to: body.Leave_half_to ?? 'Second Half',
    Emergency_leave: body.Emergency_leave === 'true',
    Reason: body.Reason,
  };
}

/** The period in the contract's spelling: two comma-separated dates and the halves. */
export const periodWire = (row: PeriodColumns) => ({
  [leaveDatesField]: joinLeaveDates({ from: row.starts_on, to: row.ends_on }),
  Leave_half_from: row.half_from,
  Leave_half_to: row.half_to,
});

export const personWire = (person: {
  id: string;
  first_name: string;
  last_name: string;
  code: string;
}): Schemas['LeaveEmployee'] => ({
  _id: person.id,
  First_name: person.first_name,
  Last_name: person.last_name,
  Employee_code: person.code,
});

/** A pending or granted leave in a calendar. */
export const calendarEntryWire = (
  leave: PeriodColumns & {
    id: string;
    employee_id: string;
    leave_type: string;
    status: string;
    is_emergency: boolean;
  },
): Schemas['LeaveCalendarEntry'] => ({
  _id: leave.id,
  Employee_ID: leave.employee_id,
  Leave_type: leave.leave_type as Schemas['LeaveCalendarEntry']['Leave_type'],
  ...periodWire(leave),
  Status: leave.status as Schemas['LeaveCalendarEntry']['Status'],
  Emergency_leave: leave.is_emergency ? 'true' : 'false',
});

/** A leave with the caller's rights (FIELD-032). */
export const leaveWire = (row: LeaveRow, caller: Caller): Schemas['Leave'] => ({
  _id: row.id,
  Leave_type: row.leave_type as Schemas['Leave']['Leave_type'],
  ...periodWire(row),
  Length_days: row.length_days,
  Working_days: row.working_days,
  Reason: row.reason,
  Status: row.status,
  status_comment: row.status_comment,
  Action_by: row.actor_name,
  Action_on: row.acted_at?.toISOString() ?? null,
  Create_at: row.created_at.toISOString(),
  Created_by: row.creator_name,
  Notified_Employee: row.notified_ids,
  Emergency_leave: row.is_emergency ? 'true' : 'false',
  Employee_ID: row.employee_id,
  Employee: personWire({ ...row, id: row.employee_id }),
  May_decide: mayDecideLeave(
    {
      status: row.status,
      employeeId: row.employee_id,
      teamLeaderId: row.team_leader_id,
      closedMonth: row.closed_month,
    },
    caller,
  ),
  Closed_month: row.closed_month,
});
