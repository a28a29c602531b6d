import type { Day } from '../calendar/day';
import { fromHalfDay } from '../calendar/halfDays';
import { sumHours } from '../working-plan/personWorkingPlan';
import { hoursPerDay, getShare, spreadTask, type TaskToSpread } from '../working-plan/spreadTask';
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

function hoursByPerson(work: readonly AssignedWork[], today: Day, calendar: WorkingCalendar): Map<string, HoursByDay> {
  const people = new Map<string, HoursByDay>();
  for (const task of work) {
    const days = people.get(task.employeeId) ?? new Map<Day, number>();
    people.set(task.employeeId, days);
    for (const { day, hours } of spreadTask(task, today, (one) => workedHalves(task.employeeId, one, calendar)))
      days.set(day, sumHours([days.get(day) ?? 0, hours]));
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
  const before = hoursByPerson(work, today, calendar);
  const after = hoursByPerson(
    work.map((one) => {
      const placement = moved.get(one.id);
      return placement === undefined ? one : movedWork(one, placement);
    }),
    today,
    calendar,
  );
  return [...after].flatMap(([employeeId, hoursOfDays]) => {
    const days = [...hoursOfDays]
      .map(([day, hours]) => ({
        day,
        hours,
        capacityHours: getShare(workedHalves(employeeId, day, calendar)) * hoursPerDay,
      }))
      .filter(
        ({ day, hours, capacityHours }) => hours > capacityHours && hours > (before.get(employeeId)?.get(day) ?? 0),
      )
      .sort((one, other) => (one.day < other.day ? -1 : 1));
    return days.length === 0 ? [] : [{ employeeId, days }];
  });
}
