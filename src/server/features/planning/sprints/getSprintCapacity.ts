import { closedStatus } from '../../../../domain/planning/dueDays';
import { addDays, dayIn, daysOfRange, type Day } from '../../../../domain/calendar/day';
import { personCapacity, sprintWork, type SprintWork } from '../../../../domain/working-plan/sprintCapacity';
import { holidaysWithLocations } from '../../../calendar/calendarReadModel';
import { sendTogether } from '../../../database/sendTogether';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { grantedPeriods } from '../../../leave-days/grantedPeriodsReadModel';
import type { Handler, Schemas } from '../../../operations/call';
import { mapWithPauses } from '../../../operations/mapWithPauses';
import { openTaskStatements, tasksByAssignee } from '../../../schedule/openTasksReadModel';
import { personWorkedDays } from '../../../schedule/personWorkedDays';
import { taskToSpread } from '../../../schedule/taskToSpread';
import { formerWorkplaces } from '../../../workplaces/workplacesReadModel';
import { mustSeeSprint } from '../planAnswer';
import { completedProject, peopleOfSprint, unstaffedTasksOfSprint } from './sprintCapacityReadModel';

/** A sprint is over after weeks; one of years is compared with its first year. */
const maxDays = 366;

/** The days that an open sprint has left; none without a due day, when it is over or closed. */
function remainingDays(sprint: Awaited<ReturnType<typeof mustSeeSprint>>, today: Day): readonly Day[] {
  const { starts_on: startsOn, due_on: dueOn, status } = sprint;
  if (dueOn === null || status === closedStatus) return [];
  const first = startsOn !== null && startsOn > today ? startsOn : today;
  const last = addDays(first, maxDays - 1);
  return daysOfRange(first, dueOn < last ? dueOn : last);
}

const workWire = ({ tasks, withoutEstimate, hours }: SprintWork): Schemas['SprintWork'] => ({
  Tasks: tasks,
  Without_estimate: withoutEstimate,
  Hours: hours,
});

/**
 * What the people of a sprint can do until it ends, and what they have to do: by the definitions of the working plan.
 * @throws Failure 404 when the caller may not see the sprint
 */
export const getSprintCapacity: Handler<'getSprintCapacity'> = async ({ body, caller, database, now, services }) => {
  const { companyTimeZone: timeZone } = services;
  const today = dayIn(timeZone, now);
  const [sprint, [people, holidays, formerPlaces, unstaffed, completed]] = await allInOrder([
    mustSeeSprint(database, caller, body.id),
    sendTogether(database, [
      peopleOfSprint(database, body.id, timeZone),
      holidaysWithLocations(database, today),
      formerWorkplaces(database, { after: today }),
      unstaffedTasksOfSprint(database, body.id),
      completedProject(database, body.id),
    ]),
  ]);
  const days = completed.length > 0 ? [] : remainingDays(sprint, today);
  const ids = people.map(({ id }) => id);
  const [firstStatement, ...laterStatements] = openTaskStatements(database, caller, ids);
  const [firstTasks, leaves] = await sendTogether(database, [
    firstStatement,
    grantedPeriods(database, { employees: ids, first: today, timeZone }),
  ]);
  const tasks = await tasksByAssignee(firstTasks, laterStatements);
  const getWorkedOn = personWorkedDays({ holidays, leaves, formerPlaces });
  const rows = await mapWithPauses(people, (person): Schemas['SprintCapacityPerson'] => {
    const own = tasks.get(person.id) ?? [];
    const capacity = personCapacity(
      own.filter(({ sprint_id }) => sprint_id === sprint.id).map(taskToSpread),
      own.filter(({ sprint_id }) => sprint_id !== sprint.id).map(taskToSpread),
      { days, today, workedOn: getWorkedOn(person) },
    );
    return {
      _id: person.id,
      Name: person.full_name,
      Employee_code: person.code,
      Position: person.position,
      Capacity_hours: capacity.capacityHours,
      Leave_days: capacity.leaveDays,
      Work: workWire(capacity.work),
      Other_hours: capacity.otherHours,
      Free_hours: capacity.freeHours,
    };
  });
  return {
    _id: sprint.id,
    Project_id: sprint.project_id,
    From: days[0] ?? null,
    To: days.at(-1) ?? null,
    People: rows,
    Unassigned: workWire(sprintWork(unstaffed.map(taskToSpread))),
  };
};
