import { monthDays } from '../../../domain/leave/leaveQuarters';
import type { Handler, Schemas } from '../../operations/call';
import { leavesOfMonth, membersOfTeam } from './leaveCalendarReadModel';
import { holidaysBetween } from './leaveHolidaysReadModel';
import { isInScope, mustHaveScope } from './leaveScope';
import { periodWire, personWire } from './leaveWire';

/**
 * The leaves of a month: those that wait and those that are granted.
 * @throws Failure 403 for a list that the caller's flags do not open
 */
export const getLeaveCalendar: Handler<'getLeaveCalendar'> = async ({ caller, database, query }) => {
  mustHaveScope(caller, query.scope);
  const { first, last } = monthDays(query.month);
  const leaves = await leavesOfMonth(database, isInScope(caller, query.scope), first, last);
  const absent = new Map(leaves.map((leave) => [leave.employee_id, { id: leave.employee_id, first_name: leave.first_name, last_name: leave.last_name, code: leave.code }]));
  const people = query.scope === 'team' ? await membersOfTeam(database, caller.employeeId) : [...absent.values()];
  return {
    People: people.map(personWire),
    Leaves: leaves.map((leave) => ({
      _id: leave.id,
      Employee_ID: leave.employee_id,
      Leave_type: leave.leave_type as Schemas['LeaveCalendarEntry']['Leave_type'],
      ...periodWire(leave),
      Status: leave.status as Schemas['LeaveCalendarEntry']['Status'],
      Emergency_leave: leave.is_emergency ? 'true' : 'false',
    })),
    Holidays: await holidaysBetween(database, caller.employeeId, first, last),
  };
};
