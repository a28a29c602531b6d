import type { Day } from '../calendar/day';
import { personWorkingPlan, sumHours } from './personWorkingPlan';
import { remainingHours, type TaskToSpread } from './spreadTask';
import type { WorkedDay } from './workedShare';

/** Open tasks of a sprint. */
export interface SprintWork {
  readonly tasks: number;
  /** They count as 0 hours. */
  readonly withoutEstimate: number;
  /** Estimated hours that are not logged yet. */
  readonly hours: number;
}

/** What a person can do in the days that a sprint has left, and what is to be done. Hours have two decimals. */
export interface PersonCapacity {
  /** Working hours without leave and days off. */
  readonly capacityHours: number;
  /** Leave on working days: 0.5 for a half. */
  readonly leaveDays: number;
  /** Of the sprint, whenever its tasks are due. */
  readonly work: SprintWork;
  /** What the working plan has on these days of all other tasks. */
  readonly otherHours: number;
  /** What is left; negative where there is more to do than time for it. */
  readonly freeHours: number;
}

/** The work that is left of open tasks of a sprint. */
export const sprintWork = (tasks: readonly TaskToSpread[]): SprintWork => ({
  tasks: tasks.length,
  withoutEstimate: tasks.filter(({ estimatedHours }) => estimatedHours === null).length,
  hours: sumHours(tasks.map(remainingHours)),
});

/** What is left of a capacity; negative where there is more to do than time for it. */
export const freeHours = (capacityHours: number, sprintHours: number, otherHours: number): number =>
  sumHours([capacityHours, -sprintHours, -otherHours]);

/**
 * The capacity of a person for a sprint, by the definitions of the working plan.
 * @param sprintTasks open ones of the person
 * @param otherTasks all other open ones of the person
 * @param days those that the sprint has left
 */
export function personCapacity(
  sprintTasks: readonly TaskToSpread[],
  otherTasks: readonly TaskToSpread[],
  {
    days,
    today,
    workedOn,
  }: { readonly days: readonly Day[]; readonly today: Day; readonly workedOn: (day: Day) => WorkedDay },
): PersonCapacity {
  const work = sprintWork(sprintTasks);
  const periods = personWorkingPlan(otherTasks, days, today, workedOn);
  const capacityHours = sumHours(periods.map((day) => day.capacityHours));
  const otherHours = sumHours(periods.map(({ plannedHours }) => plannedHours));
  return {
    capacityHours,
    leaveDays: sumHours(periods.map(({ leaveDays }) => leaveDays)),
    work,
    otherHours,
    freeHours: freeHours(capacityHours, work.hours, otherHours),
  };
}
