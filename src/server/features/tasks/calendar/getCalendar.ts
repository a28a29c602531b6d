import { addDays } from '../../../../domain/calendar/day';
import { holidaysOfEmployee, holidaysWithLocations } from '../../../calendar/calendarReadModel';
import { isRecordId } from '../../../database/isRecordId';
import { sendTogether } from '../../../database/sendTogether';
import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { seenAssignees } from '../../../schedule/assigneeTimesReadModel';
import { daysOffWire } from '../../../schedule/daysOffWire';
import { sendOfVisibleProject } from '../../../visibility/visibilityReadModel';
import {
  calendarLeaves,
  calendarPlans,
  calendarTasks,
  countSpans,
  leaveSpans,
  personOfCalendar,
  planSpans,
  taskSpans,
} from './calendarReadModel';
import type { CalendarScope } from './calendarScopeReadModel';
import {
  calendarLeaveWire,
  calendarMilestoneWire,
  calendarSprintWire,
  calendarTaskWire,
  totalsWire,
} from './calendarWire';

/** Six weeks. */
const maxDays = 42;
/** Days before and after the shown ones of which the days off are known. */
const daysOffAround = 365;
/** The contract's default. */
const defaultPerDay = 12;

/**
 * The visible tasks, milestones, sprints and leaves of a range of days, the first of each day, with the number of all, and
 * the holidays.
 * @throws Failure 404 for a project that the caller may not see or a person who does not exist, 422 naming `To` for a range
 * that is too long or ends before it starts
 */
export const getCalendar: Handler<'getCalendar'> = async ({ caller, database, query, services }) => {
  const { From: from, To: to, Project_id: projectId, Employee_id: employeeId, Per_day: perDay = defaultPerDay } = query;
  if (to < from || to >= addDays(from, maxDays))
    throw failures.invalid([{ field: 'To', message: 'Please choose a range of at most six weeks' }]);
  if (employeeId !== undefined && !isRecordId(employeeId)) throw failures.notFound('Employee');
  const people = employeeId === undefined ? (query.People ?? 'all') : { id: employeeId };
  const timeZone = services.companyTimeZone;
  const scope: CalendarScope = { from, to, timeZone, projectId, people };
  const personId = employeeId ?? caller.employeeId;
  const spans = {
    tasks: taskSpans(database, caller, scope),
    milestones: planSpans(database, caller, 'milestones', scope),
    sprints: planSpans(database, caller, 'sprints', scope),
    leaves: leaveSpans(database, caller, scope),
  };
  // A shown task may have begun long before, and a move may put it where the end is not shown.
  const firstDayOff = addDays(from, -daysOffAround);
  const [persons, holidays, located, tasks, milestones, sprints, leaves, Tasks, Milestones, Sprints, Leaves] =
    await sendOfVisibleProject(database, caller, projectId, [
      personOfCalendar(database, personId),
      holidaysOfEmployee(database, personId, from, to),
      holidaysWithLocations(database, firstDayOff, addDays(to, daysOffAround)),
      calendarTasks(database, spans.tasks, scope, perDay),
      calendarPlans(database, 'milestones', spans.milestones, scope, perDay),
      calendarPlans(database, 'sprints', spans.sprints, scope, perDay),
      calendarLeaves(database, caller, spans.leaves, scope, perDay),
      countSpans(database, spans.tasks, scope),
      countSpans(database, spans.milestones, scope),
      countSpans(database, spans.sprints, scope),
      countSpans(database, spans.leaves, scope),
    ]);
  const [person] = persons;
  if (person === undefined) throw failures.notFound('Employee');
  const [assignees, granted] = await sendTogether(
    database,
    seenAssignees(database, caller, tasks, { from: firstDayOff, timeZone }),
  );
  return {
    From: from,
    To: to,
    Person_name: employeeId === undefined ? null : person.full_name,
    Tasks: tasks.map(calendarTaskWire),
    Milestones: milestones.map(calendarMilestoneWire),
    Sprints: sprints.map(calendarSprintWire),
    Leaves: leaves.map(calendarLeaveWire),
    Holidays: holidays.map(({ day, name, half }) => ({ Day: day, Name: name, Half: half })),
    Days_off: daysOffWire({ people: assignees, leaves: granted, holidays: located }, firstDayOff),
    Totals: totalsWire(from, to, { Tasks, Milestones, Sprints, Leaves }),
  };
};
