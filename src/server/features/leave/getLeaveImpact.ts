import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { allInOrder } from '../../database/transactions/allInOrder';
import { dayIn } from '../../../domain/calendar/day';
import { beforeJoining } from '../../../domain/employees/beforeJoining';
import { isGrantedLeave } from '../../../domain/leave/leaveChoices';
import { maySeeLeavesOfEmployee } from '../../../domain/leave/leaveVisibility';
import { leaveLength, type LeavePeriod } from '../../../domain/leave/leavePeriod';
import { isAcceptedPeriod, leaveMessages, periodOfRequest } from '../../../domain/leave/leaveRules';
import { isRecordId } from '../../database/isRecordId';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import { taskNameWire } from '../../work-figures/taskNameWire';
import { readLeaveCounts } from './leaveCounts';
import { holidaysBetween } from './leaveHolidaysReadModel';
import {
  dueMilestones,
  dueTasks,
  endingSprints,
  findApplicant,
  leavesAmong,
  shownMilestones,
} from './leaveImpactReadModel';
import { movedMilestones } from './movedMilestones';
import { periodWire, personWire } from './leaveWire';

/** @throws Failure 404 for an employee whose leave the caller may not see */
async function mustSeeApplicant(
  database: Kysely<Schema>,
  caller: Caller,
  employeeId: string,
  leave: { readonly period: LeavePeriod; readonly timeZone: string },
) {
  const person = await findApplicant(database, employeeId, leave);
  if (person === undefined || !maySeeLeavesOfEmployee({ employeeId, teamLeaderId: person.team_leader_id }, caller))
    throw failures.notFound('Employee');
  return person;
}

/**
 * Work and leaves of others on the days of a leave, for the employee and the approver. Tasks, sprints and
 * milestones are limited to visible ones.
 * @throws Failure 404 for an employee whose leave the caller may not see, 422 for an invalid period
 */
export const getLeaveImpact: Handler<'getLeaveImpact'> = async ({ caller, database, now, query, services }) => {
  const {
    StartDate,
    EndDate,
    Leave_half_from = 'First Half',
    Leave_half_to = 'Second Half',
    Employee_ID: employeeId = caller.employeeId,
  } = query;
  const period = periodOfRequest({ StartDate, EndDate, Leave_half_from, Leave_half_to });
  if (period === undefined || !isAcceptedPeriod(period))
    throw failures.invalid([{ field: 'StartDate', message: leaveMessages.dates }]);
  if (!isRecordId(employeeId)) throw failures.notFound('Employee');
  const timeZone = services.companyTimeZone;
  const today = dayIn(timeZone, now);
  const [person, tasks, sprints, milestones, leaves, holidays, counts, moved] = await allInOrder([
    mustSeeApplicant(database, caller, employeeId, { period, timeZone }),
    dueTasks(database, caller, employeeId, period),
    endingSprints(database, caller, employeeId, period),
    dueMilestones(database, caller, employeeId, period),
    leavesAmong(database, employeeId, { period, timeZone }),
    holidaysBetween(database, employeeId, period.from, period.to),
    readLeaveCounts(database, employeeId, { now, timeZone }),
    movedMilestones(database, caller, { employeeId, period, today, timeZone }),
  ]);
  const others = leaves.map((leave) => ({
    isGranted: isGrantedLeave(leave.status),
    wire: { Employee: personWire({ ...leave, id: leave.employee_id }), ...periodWire(leave) },
  }));
  return {
    Length_days: leaveLength(period),
    Working_days: person.working_days,
    Too_early: beforeJoining(period.from, person.joined_on, 'leave') ?? null,
    Counts: counts,
    Tasks: tasks.map((task) => ({
      ...taskNameWire(task),
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
    Milestones: milestones.map((milestone) => ({
      _id: milestone.id,
      Name: milestone.name,
      Due_date: milestone.due_on ?? '',
      Project_id: milestone.project_id,
      Project_name: milestone.project_name,
      Open_tasks: milestone.open_tasks,
    })),
    Milestones_total: milestones[0]?.total ?? 0,
    Moved_milestones: moved.slice(0, shownMilestones),
    Moved_milestones_total: moved.length,
    Away: others.filter(({ isGranted }) => isGranted).map(({ wire }) => wire),
    Waiting: others.filter(({ isGranted }) => !isGranted).map(({ wire }) => wire),
    Holidays: holidays,
  };
};
