import type { InferResult } from 'kysely';
import { isHolidayAt } from '../../../domain/calendar/workingHalf';
import { addDays, dayIn } from '../../../domain/calendar/day';
import { mondayOfWeek } from '../../../domain/calendar/weekday';
import { groupedBy } from '../../../domain/collections/groupedBy';
import {
  hoursOnDays,
  personWorkingPlan,
  sumHours,
  workingPlanByWeek,
  workingPlanOfDays,
  type WorkingPlanPeriod,
} from '../../../domain/working-plan/personWorkingPlan';
import type { TaskToSpread } from '../../../domain/working-plan/spreadTask';
import { workedDays } from '../../../domain/working-plan/workedShare';
import { sendTogether } from '../../database/sendTogether';
import type { Handler, Schemas } from '../../operations/call';
import { mapWithPauses } from '../../operations/mapWithPauses';
import { grantedPeriods } from '../../leave-days/grantedPeriodsReadModel';
import { holidaysWithLocations } from '../../calendar/calendarReadModel';
import { openTaskStatements, tasksByAssignee } from '../../schedule/openTasksReadModel';
import { personWorkedDays } from '../../schedule/personWorkedDays';
import { taskToSpread } from '../../schedule/taskToSpread';
import { sendOfVisibleProject } from '../../visibility/visibilityReadModel';
import { formerWorkplaces } from '../../workplaces/workplacesReadModel';
import { workedHours, type WorkedHours } from './workedHoursReadModel';
import {
  activeDepartments,
  teamLeaders,
  unstaffedTasks,
  workingPlanPeople,
  type WorkingPlanFilter,
  type UnstaffedKind,
} from './workingPlanReadModel';

const defaultDays = 7;
/** Of a cell without a person: the backlog of a company may be on one day. Its sums count them all. */
const maxUnstaffedTasks = 100;

type Task = InferResult<ReturnType<typeof openTaskStatements>[number]>[number] & {
  readonly former_assignee?: string | null;
  readonly former_assignee_id?: string | null;
};
/** Next to its row, which may be one of tens of thousands and is not copied. */
interface OpenTask extends TaskToSpread {
  readonly row: Task;
}

const toOpenTask = (row: Task): OpenTask => ({ row, ...taskToSpread(row) });

function entry({ row }: OpenTask, hours: number): Schemas['WorkingPlanTask'] {
  const written: Schemas['WorkingPlanTask'] = {
    Task_id: row.id,
    Task_key: row.key,
    Short_summary: row.summary,
    Project_id: row.project_id,
    Hours: hours,
    Has_estimate: row.duration_hours !== null,
  };
  if (typeof row.former_assignee === 'string') written.Former_assignee = row.former_assignee;
  if (typeof row.former_assignee_id === 'string') written.Former_assignee_id = row.former_assignee_id;
  return written;
}

const toWorked = (row: WorkedHours | undefined): Schemas['WorkedHours'] => ({
  Logged_hours: sumHours([row?.logged ?? 0]),
  Running_hours: row === undefined || row.running === null ? null : sumHours([row.running]),
  Overtime_hours: sumHours([row?.overtime ?? 0]),
  Pending_overtime_hours: sumHours([row?.pending_overtime ?? 0]),
});

function periodAnswer(period: WorkingPlanPeriod<OpenTask>, maxTasks = Infinity): Schemas['WorkingPlanDay'] {
  const visible = period.tasks.filter(({ task }) => task.row.is_visible);
  // Work in projects that the caller may not see counts, but is not named.
  const others = period.tasks.filter(({ task }) => !task.row.is_visible);
  return {
    Day: period.day,
    Planned_hours: period.plannedHours,
    Capacity_hours: period.capacityHours,
    Off: period.worked?.off ?? null,
    Holiday: period.holidays.length === 0 ? null : period.holidays.join(', '),
    Leave: period.worked?.leave ?? null,
    Leave_days: period.leaveDays,
    Tasks: visible.slice(0, maxTasks).map(({ task, hours }) => entry(task, hours)),
    More_tasks: Math.max(0, visible.length - maxTasks),
    Other_tasks: others.length,
    Other_hours: sumHours(others.map(({ hours }) => hours)),
    Without_estimate: period.tasks.filter(({ task }) => task.estimatedHours === null).length,
  };
}

function unstaffedWork(
  kind: UnstaffedKind,
  periods: readonly WorkingPlanPeriod<OpenTask>[],
): Schemas['UnstaffedWork'] | undefined {
  const count = new Set(periods.flatMap(({ tasks }) => tasks.map(({ task }) => task.row.id))).size;
  if (count === 0) return undefined;
  return {
    Kind: kind,
    Task_count: count,
    Planned_hours: sumHours(periods.map(({ plannedHours }) => plannedHours)),
    Days: periods.map((one) => ({ ...periodAnswer(one, maxUnstaffedTasks), Capacity_hours: 0 })),
  };
}

/**
 * The work of employees on seven days, or those asked for: hours of their open tasks that are not logged yet, spread over the working days
 * until they are due, next to the capacity of the days. Past days are not planned: the working plan begins today at the
 * earliest. Of this week all days are answered, with what was worked on them. Work that no active employee has is
 * answered as well, unless an employee or the people of a department or a team leader are asked for.
 * @throws Failure 404 for a project that the caller may not see
 */
export const getWorkingPlan: Handler<'getWorkingPlan'> = async ({ database, caller, query, now, services }) => {
  const today = dayIn(services.companyTimeZone, now);
  const isWeek = query.Week === true;
  const from = isWeek ? mondayOfWeek(today) : query.From === undefined || query.From < today ? today : query.From;
  /** Of leaves and holidays, which tasks are spread around from today on. */
  const first = from < today ? from : today;
  const filter: WorkingPlanFilter = {
    departmentId: query.Department_id,
    projectId: query.Project_id,
    teamLeaderId: query.Team_leader_id,
    employeeId: query.Employee_id,
    managerId: query.Managed === true ? caller.employeeId : undefined,
  };
  const [people, holidays, departments, leaders, formerPlaces] = await sendOfVisibleProject(
    database,
    caller,
    filter.projectId,
    [
      workingPlanPeople(database, filter, services.companyTimeZone),
      holidaysWithLocations(database, first),
      activeDepartments(database),
      teamLeaders(database),
      formerWorkplaces(database, { after: first }),
    ],
  );
  const days = Array.from({ length: isWeek ? defaultDays : (query.Days ?? defaultDays) }, (_, index) =>
    addDays(from, index),
  );
  const last = days.at(-1) ?? from;
  const isOfPeople = [filter.departmentId, filter.teamLeaderId, filter.employeeId].some((id) => id !== undefined);
  const withUnstaffed = !isWeek && !isOfPeople;
  const ids = people.map(({ id }) => id);
  const [firstStatement, ...laterStatements] = openTaskStatements(database, caller, ids);
  const unstaffedStatement = (kind: UnstaffedKind) =>
    withUnstaffed ? unstaffedTasks(database, caller, kind, filter, last) : undefined;
  const [firstTasks, leaveRows, workedRows, unassigned, former] = await sendTogether(database, [
    firstStatement,
    grantedPeriods(database, { employees: ids, first, timeZone: services.companyTimeZone }),
    isWeek
      ? workedHours(database, caller, ids, { first: from, last, now, timeZone: services.companyTimeZone })
      : undefined,
    unstaffedStatement('unassigned'),
    unstaffedStatement('former'),
  ]);
  const tasks = await tasksByAssignee(firstTasks, laterStatements);
  const getWorkedOn = personWorkedDays({ holidays, leaves: leaveRows, formerPlaces });
  const worked = groupedBy(workedRows, (row) => row.employee_id);

  const asAsked = (periods: WorkingPlanPeriod<OpenTask>[]): WorkingPlanPeriod<OpenTask>[] =>
    query.By === 'week' && !isWeek ? workingPlanByWeek(periods) : periods;
  const unstaffed: Schemas['UnstaffedWork'][] = [];
  if (withUnstaffed) {
    const workedOn = workedDays(
      holidays.filter(({ locationIds }) => isHolidayAt(locationIds, null)),
      [],
    );
    for (const [kind, found] of [
      ['unassigned', unassigned],
      ['former', former],
    ] as const) {
      const planned = await mapWithPauses(found, (task) => hoursOnDays(toOpenTask(task), today, workedOn));
      const work = unstaffedWork(kind, asAsked(workingPlanOfDays(planned.flat(), days, workedOn)));
      if (work) unstaffed.push(work);
    }
  }
  const rows = await mapWithPauses(people, (person): Schemas['WorkingPlanRow'] => {
    const periods = personWorkingPlan((tasks.get(person.id) ?? []).map(toOpenTask), days, today, getWorkedOn(person));
    const Days = asAsked(periods).map((one) => ({
      ...periodAnswer(one, query.Max_tasks),
      ...(isWeek && { Worked: toWorked(worked.get(person.id)?.find(({ day }) => day === one.day)) }),
    }));
    return {
      _id: person.id,
      Name: person.full_name,
      Employee_code: person.code,
      Position: person.position,
      Department: person.department,
      Team_leader: person.team_leader,
      Planned_hours: sumHours(periods.map(({ plannedHours }) => plannedHours)),
      // Of this week also the days before today are answered: what they could have taken is no capacity any more.
      Capacity_hours: sumHours(periods.map(({ day, capacityHours }) => (day < today ? 0 : capacityHours))),
      Days,
    };
  });
  const choice = ({ id, name }: { id: string; name: string }) => ({ _id: id, Name: name });
  return {
    From: from,
    Rows: rows,
    Unstaffed: unstaffed,
    Departments: departments.map(choice),
    Team_leaders: leaders.map(choice),
  };
};
