import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import type { LeavePeriod } from '../../../domain/leave/leavePeriod';
import { fromHalfDay, toHalfDay } from '../../../domain/calendar/halfDays';
import { changedMilestoneEnds } from '../../../domain/schedule/milestoneEnds';
import { getPlacement, schedule, type FirstWorkingTime, type WorkingTime } from '../../../domain/schedule/schedule';
import { toIsWorking } from '../../../domain/schedule/workingCalendar';
import { holidaysWithLocations } from '../../calendar/calendarReadModel';
import type { Schema } from '../../database/schema';
import { sendTogether } from '../../database/sendTogether';
import type { Schemas } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import { firstDayOff, assigneeTimes, toTask } from '../../schedule/assigneeTimes';
import { grantedLeaves, plannedPeople } from '../../schedule/assigneeTimesReadModel';
import { openMilestonesByIds, tasksAroundLeave } from './leaveImpactReadModel';

interface RequestedLeave {
  readonly employeeId: string;
  readonly period: LeavePeriod;
  readonly today: Day;
  readonly timeZone: string;
}

/**
 * The milestones of which the last open task ends later with the leave than without it, when the tasks of the employee and
 * those that wait for them are scheduled around it. A leave that was known when the days of a task were set moves nothing.
 */
export async function movedMilestones(
  database: Kysely<Schema>,
  caller: Caller,
  { employeeId, period, today, timeZone }: RequestedLeave,
): Promise<Schemas['LeaveImpactMovedMilestone'][]> {
  const rows = await tasksAroundLeave(database, caller, employeeId, period);
  const delayed = rows.filter(({ is_delayed }) => is_delayed);
  const milestoneIds = new Set(delayed.flatMap(({ milestone_id }) => milestone_id ?? []));
  if (milestoneIds.size === 0) return [];
  const employeeIds = [...new Set(rows.flatMap(({ assignee_id }) => assignee_id ?? []))];
  const first = firstDayOff(rows, today);
  const [people, leaves, milestones, holidays] = await sendTogether(database, [
    plannedPeople(database, employeeIds, timeZone),
    grantedLeaves(database, employeeIds, { from: first, timeZone }),
    openMilestonesByIds(database, caller, [...milestoneIds]),
    holidaysWithLocations(database, first),
  ]);
  const times = await assigneeTimes(database, delayed, { people, leaves, holidays });

  const assignees = new Map(rows.map(({ id, assignee_id }) => [id, assignee_id]));
  const getAssignee = (id: string): string | null => assignees.get(id) ?? null;
  const [from, to] = [toHalfDay(period.from, period.halfFrom), toHalfDay(period.to, period.halfTo)];
  const { isWorking: isAtWork } = toIsWorking({ ...times.calendar, isOnLeave: () => false });
  // A holiday or a day outside of the employment is not lost to leave.
  const isTaken: WorkingTime = (id, halfDay) =>
    getAssignee(id) === employeeId && from <= halfDay && halfDay <= to && isAtWork(employeeId, halfDay);
  const isWorking: WorkingTime = (id, halfDay) =>
    times.calendar.isPlanned(getAssignee(id), halfDay) && !isTaken(id, halfDay);
  // A task with a due date only is not fixed to the days before it, and loses none of them.
  const losingIds = new Set(delayed.filter(({ starts_on }) => starts_on !== null).map(({ id }) => id));
  const wasWorking: WorkingTime = (id, halfDay) =>
    losingIds.has(id) && isTaken(id, halfDay) ? times.wasWorking(id, halfDay) : isWorking(id, halfDay);
  const firstWorking: FirstWorkingTime = (id) => times.calendar.firstPlanned(getAssignee(id));
  const changed = schedule({
    tasks: rows.map(toTask),
    dependencies: rows.flatMap(({ id, blockers }) =>
      blockers.map((blocker) => ({ taskId: id, blockerId: blocker.id, lagDays: blocker.lag_days })),
    ),
    moves: new Map(),
    isWorking,
    wasWorking,
    isWorkingDay: (id, halfDay) => times.calendar.isWorkingDay(getAssignee(id), halfDay),
    firstWorking,
  });
  const ends = new Map(
    changedMilestoneEnds(
      rows.flatMap((row) =>
        row.milestone_id === null || !milestoneIds.has(row.milestone_id)
          ? []
          : [
              {
                id: row.id,
                milestoneId: row.milestone_id,
                placement: getPlacement(toTask(row), wasWorking, firstWorking),
              },
            ],
      ),
      changed,
    ).map((end) => [end.milestoneId, end]),
  );
  return milestones.flatMap(({ id, name, due_on, project_id, project_name }) => {
    const end = ends.get(id);
    if (end?.before === undefined || end.after === undefined) return [];
    const [before, after] = [fromHalfDay(end.before), fromHalfDay(end.after)];
    return [
      {
        _id: id,
        Name: name,
        Due_date: due_on,
        Project_id: project_id,
        Project_name: project_name,
        Ends_before: before.day,
        Ends_before_half: before.half,
        Ends_after: after.day,
        Ends_after_half: after.half,
      },
    ];
  });
}
