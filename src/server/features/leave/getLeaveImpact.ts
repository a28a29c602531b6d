import { maySeeLeave } from '../../../domain/leave/leaveDecision';
import { isPossiblePeriod, leaveLength } from '../../../domain/leave/leavePeriod';
import { leaveMessages, longestLeaveDays, periodOfRequest } from '../../../domain/leave/leaveRules';
import { isRecordId } from '../../database/isRecordId';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { holidaysBetween } from './leaveHolidaysReadModel';
import { awayAmong, dueTasks, endingSprints, leaderOf } from './leaveImpactReadModel';
import { periodWire, personWire } from './leaveWire';

/**
 * What a leave would touch, for whoever asks for it or decides it. Tasks and sprints are those that the caller may see.
 * @throws Failure 404 for an employee of whom the caller may not ask, 422 for a period that is none
 */
export const getLeaveImpact: Handler<'getLeaveImpact'> = async ({ caller, database, query }) => {
  const {
    StartDate,
    EndDate,
    Leave_half_from = 'First Half',
    Leave_half_to = 'Second Half',
    Employee_ID: employeeId = caller.employeeId,
  } = query;
  const period = periodOfRequest({ StartDate, EndDate, Leave_half_from, Leave_half_to });
  if (period === undefined || !isPossiblePeriod(period) || leaveLength(period) > longestLeaveDays)
    throw failures.invalid([{ field: 'StartDate', message: leaveMessages.dates }]);
  const person = isRecordId(employeeId) ? await leaderOf(database, employeeId) : undefined;
  if (
    person === undefined ||
    !maySeeLeave({ status: 'Pending', employeeId, teamLeaderId: person.team_leader_id }, caller)
  )
    throw failures.notFound('Employee');
  const tasks = await dueTasks(database, caller, employeeId, period);
  const sprints = await endingSprints(database, caller, employeeId, period);
  const away = await awayAmong(database, employeeId, person.team_leader_id, period);
  return {
    Tasks: tasks.map((task) => ({
      _id: task.id,
      Task_key: task.key,
      Short_summary: task.summary,
      Due_date: task.due_on ?? '',
      Status: task.status,
    })),
    Tasks_total: tasks[0]?.total ?? 0,
    Sprints: sprints.map((sprint) => ({
      _id: sprint.id,
      Name: sprint.name,
      DueDate: sprint.due_on ?? '',
      Project_id: sprint.project_id,
      Project_name: sprint.project_name,
    })),
    Away: away.map((leave) => ({ Employee: personWire({ ...leave, id: leave.employee_id }), ...periodWire(leave) })),
    Holidays: await holidaysBetween(database, employeeId, period.from, period.to),
  };
};
