import type { Day } from '../calendar/day';
import { hoursPerDay, spreadTask } from '../working-plan/spreadTask';
import { fromHalfDay, toHalfDay, type HalfDay } from '../calendar/halfDays';
import type { Placement } from './schedule';
import type { WorkingCalendar } from './workingCalendar';

/** An open task with an assignee. */
export interface AssignedWork {
  readonly id: string;
  readonly employeeId: string;
  readonly placement: Placement | undefined;
  readonly estimatedHours: number | null;
  readonly loggedHours: number;
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

const halves = (day: Day): [HalfDay, HalfDay] => [toHalfDay(day, 'First Half'), toHalfDay(day, 'Second Half')];

/** The half of its first or last day that is not part of a task. */
const isCut = (half: HalfDay, { start, end }: Placement): boolean =>
  (start % 2 === 1 && half === start - 1) || (end % 2 === 0 && half === end + 1);

const share = (employeeId: string, day: Day, { isWorking }: WorkingCalendar, placement?: Placement): number =>
  halves(day).filter((half) => isWorking(employeeId, half) && !(placement && isCut(half, placement))).length / 2;

function hoursByPerson(work: readonly AssignedWork[], today: Day, calendar: WorkingCalendar): Map<string, HoursByDay> {
  const people = new Map<string, HoursByDay>();
  for (const { employeeId, placement, estimatedHours, loggedHours } of work) {
    const days = people.get(employeeId) ?? new Map<Day, number>();
    people.set(employeeId, days);
    const spread = spreadTask(
      {
        startsOn: placement ? fromHalfDay(placement.start).day : null,
        dueOn: placement ? fromHalfDay(placement.end).day : null,
        estimatedHours,
        loggedHours,
      },
      today,
      (day) => share(employeeId, day, calendar, placement),
    );
    for (const { day, hours } of spread) days.set(day, (days.get(day) ?? 0) + hours);
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
    work.map((one) => ({ ...one, placement: moved.get(one.id) ?? one.placement })),
    today,
    calendar,
  );
  return [...after].flatMap(([employeeId, hoursOfDays]) => {
    const days = [...hoursOfDays]
      .map(([day, hours]) => ({ day, hours, capacityHours: share(employeeId, day, calendar) * hoursPerDay }))
      .filter(
        ({ day, hours, capacityHours }) => hours > capacityHours && hours > (before.get(employeeId)?.get(day) ?? 0),
      )
      .sort((one, other) => (one.day < other.day ? -1 : 1));
    return days.length === 0 ? [] : [{ employeeId, days }];
  });
}
