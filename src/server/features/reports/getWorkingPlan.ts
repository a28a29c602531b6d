import { isHolidayAt } from '../../../domain/calendar/workingHalf';
import { addDays, dayIn, type Day } from '../../../domain/calendar/day';
import { groupedBy } from '../../../domain/collections/groupedBy';
import type { LeavePeriod } from '../../../domain/leave/leavePeriod';
import { hoursPerDay, planTask } from '../../../domain/working-plan/planTask';
import { workedDay, type WorkedDay } from '../../../domain/working-plan/workedShare';
import type { Handler, Schemas } from '../../operations/call';
import { holidaysWithLocations } from '../../calendar/calendarReadModel';
import { mustSeeProject } from '../../visibility/visibilityReadModel';
import { leavesFrom, readOpenTasks, peopleOfPlan, planChoices } from './workingPlanReadModel';

const shownDays = 7;
type Task = Awaited<ReturnType<typeof readOpenTasks>>[number];
type Entry = Schemas['WorkingPlanTask'];

const sum = (values: readonly number[]): number =>
  Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;

const entry = (task: Task, hours: number): Entry =>
  task.is_visible
    ? { Task_id: task.id, Task_key: task.key, Short_summary: task.summary, Project_id: task.project_id, Hours: hours }
    : { Task_id: null, Task_key: null, Short_summary: null, Project_id: null, Hours: hours };

/** The tasks of one employee by planned day. */
function plannedEntries(
  tasks: readonly Task[],
  today: Day,
  plannedShare: (day: Day) => number,
): ReadonlyMap<Day, Entry[]> {
  const planned = tasks.flatMap((task) =>
    planTask(
      {
        startsOn: task.starts_on ?? task.assigned_on,
        dueOn: task.due_on,
        estimatedHours: task.duration_hours,
        loggedHours: task.logged_seconds / 3600,
      },
      today,
      plannedShare,
    ).map(({ day, hours }) => ({ day, entry: entry(task, hours) })),
  );
  return new Map(
    [...groupedBy(planned, ({ day }) => day)].map(([day, entries]) => [
      day,
      entries.map((each) => each.entry).sort((one, other) => other.Hours - one.Hours),
    ]),
  );
}

/**
 * The work of employees on seven days: hours of their open tasks that are not logged yet, spread over the working days
 * until they are due, next to the capacity of the days. Past days are not planned: the plan begins today at the
 * earliest.
 * @throws Failure 404 for a project that the caller may not see
 */
export const getWorkingPlan: Handler<'getWorkingPlan'> = async ({ database, caller, query, now, services }) => {
  if (query.Project_id !== undefined) await mustSeeProject(database, caller, query.Project_id);
  const today = dayIn(services.companyTimeZone, now);
  const from = query.From === undefined || query.From < today ? today : query.From;
  const people = await peopleOfPlan(database, {
    departmentId: query.Department_id,
    projectId: query.Project_id,
    teamLeaderId: query.Team_leader_id,
    managerId: query.Managed === true ? caller.employeeId : undefined,
  });
  const ids = people.map(({ id }) => id);
  const tasks = groupedBy(await readOpenTasks(database, caller, ids), (task) => task.assignee_id);
  const leaves = groupedBy(await leavesFrom(database, ids, today), (leave) => leave.employee_id);
  const holidays = await holidaysWithLocations(database, today);
  const { departments, leaders } = await planChoices(database);
  const days = Array.from({ length: shownDays }, (_, index) => addDays(from, index));

  const rows = people.map((person): Schemas['WorkingPlanRow'] => {
    const kept = holidays.filter(({ locationIds }) => isHolidayAt(locationIds, person.location_id));
    const periods: LeavePeriod[] = (leaves.get(person.id) ?? []).map((leave) => ({
      from: leave.starts_on,
      to: leave.ends_on,
      halfFrom: leave.half_from,
      halfTo: leave.half_to,
    }));
    const known = new Map<Day, WorkedDay>();
    const worked = (day: Day): WorkedDay => {
      const found = known.get(day) ?? workedDay(day, kept, periods);
      known.set(day, found);
      return found;
    };
    const planned = plannedEntries(tasks.get(person.id) ?? [], today, (day) => worked(day).share);
    const Days = days.map((Day): Schemas['WorkingPlanDay'] => {
      const { share, off, holiday, leave } = worked(Day);
      const Tasks = planned.get(Day) ?? [];
      return {
        Day,
        Planned_hours: sum(Tasks.map(({ Hours }) => Hours)),
        Capacity_hours: share * hoursPerDay,
        Off: off,
        Holiday: holiday,
        Leave: leave,
        Tasks,
      };
    });
    return {
      _id: person.id,
      Name: person.full_name,
      Employee_code: person.code,
      Position: person.position,
      Department: person.department,
      Team_leader: person.team_leader,
      Planned_hours: sum(Days.map((day) => day.Planned_hours)),
      Capacity_hours: sum(Days.map((day) => day.Capacity_hours)),
      Days,
    };
  });
  const choice = ({ id, name }: { id: string; name: string }) => ({ _id: id, Name: name });
  return { From: from, Rows: rows, Departments: departments.map(choice), Team_leaders: leaders.map(choice) };
};
