import type { Day } from '../calendar/day';
import { fromHalfDay } from '../calendar/halfDays';
import { groupedBy } from '../collections/groupedBy';
import { sumHours } from '../working-plan/personWorkingPlan';
import { hoursPerDay, getShare, spreadTask, type TaskToSpread, type WorkedHalves } from '../working-plan/spreadTask';
import type { Placement } from './schedule';
import { workedHalves, type WorkingCalendar } from './workingCalendar';

/** An open task with an assignee, with the days of the working plan. */
export interface AssignedWork extends TaskToSpread {
  readonly id: string;
  readonly employeeId: string;
}

export interface OverloadedDay {
  readonly day: Day;
  readonly hours: number;
  readonly capacityHours: number;
}

export interface Overload {
  readonly employeeId: string;
  readonly days: readonly OverloadedDay[];
}

type HoursByDay = Map<Day, number>;

function movedWork(work: AssignedWork, { start, end }: Placement): AssignedWork {
  const [from, to] = [fromHalfDay(start), fromHalfDay(end)];
  return { ...work, startsOn: from.day, startHalf: from.half, dueOn: to.day, dueHalf: to.half };
}

/** @param isAsked the days that are added up; all by default */
function hoursByPerson(
  work: readonly AssignedWork[],
  today: Day,
  calendar: WorkingCalendar,
  isAsked: (employeeId: string, day: Day) => boolean = () => true,
): Map<string, HoursByDay> {
  const people = new Map<string, HoursByDay>();
  for (const [employeeId, tasks] of groupedBy(work, (one) => one.employeeId)) {
    const hoursOfDays: HoursByDay = new Map();
    people.set(employeeId, hoursOfDays);
    const halves = new Map<Day, WorkedHalves>();
    const getHalves = (day: Day): WorkedHalves => {
      const known = halves.get(day) ?? workedHalves(employeeId, day, calendar);
      halves.set(day, known);
      return known;
    };
    for (const task of tasks)
      for (const { day, hours } of spreadTask(task, today, getHalves))
        if (isAsked(employeeId, day)) hoursOfDays.set(day, sumHours([hoursOfDays.get(day) ?? 0, hours]));
  }
  return people;
}

/**
 * The days on which a move gives an employee more hours than the employee works, and more than before. Hours are those of
 * the working plan.
 * @param moved the placements after the move
 */
export function newOverloads(
  work: readonly AssignedWork[],
  moved: ReadonlyMap<string, Placement>,
  today: Day,
  calendar: WorkingCalendar,
): Overload[] {
  const added = hoursByPerson(
    work.flatMap((one) => {
      const placement = moved.get(one.id);
      return placement === undefined ? [] : [movedWork(one, placement)];
    }),
    today,
    calendar,
  );
  // Other days have no more hours than before.
  const isConcerned = (employeeId: string, day: Day): boolean => added.get(employeeId)?.has(day) ?? false;
  const removed = hoursByPerson(
    work.filter(({ id }) => moved.has(id)),
    today,
    calendar,
    isConcerned,
  );
  const others = hoursByPerson(
    work.filter(({ id, employeeId }) => !moved.has(id) && added.has(employeeId)),
    today,
    calendar,
    isConcerned,
  );
  return [...added].flatMap(([employeeId, hoursOfDays]) => {
    const days = [...hoursOfDays]
      .filter(([day, addedHours]) => addedHours > (removed.get(employeeId)?.get(day) ?? 0))
      .map(([day, addedHours]) => ({
        day,
        hours: sumHours([others.get(employeeId)?.get(day) ?? 0, addedHours]),
        capacityHours: getShare(workedHalves(employeeId, day, calendar)) * hoursPerDay,
      }))
      .filter(({ hours, capacityHours }) => hours > capacityHours)
      .sort((one, other) => (one.day < other.day ? -1 : 1));
    return days.length === 0 ? [] : [{ employeeId, days }];
  });
}
