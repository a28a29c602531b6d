import { hundredths } from '../figures/hundredths';
import { mondayOfWeek } from '../calendar/weekday';
import type { Day } from '../calendar/day';
import { groupedBy } from '../collections/groupedBy';
import { hoursPerDay, spreadTask, type TaskToSpread } from './spreadTask';
import type { WorkedDay } from './workedShare';

export interface TaskHours<Task> {
  readonly task: Task;
  readonly hours: number;
}

/** The plan of one person on one day, or in the days of one week. */
export interface WorkingPlanPeriod<Task> {
  /** The first day. */
  readonly day: Day;
  readonly plannedHours: number;
  /** Working hours without leave and days off. */
  readonly capacityHours: number;
  /** Of a single day; null for a week. */
  readonly worked: WorkedDay | null;
  readonly holidays: readonly string[];
  /** Leave on working days: 0.5 for a half. */
  readonly leaveDays: number;
  /** Those with most hours first. */
  readonly tasks: readonly TaskHours<Task>[];
}

/** The sum of hours that have two decimals, exactly as it is compared with a capacity. */
export const sumHours = (values: readonly number[]): number =>
  hundredths(values.reduce((total, value) => total + value, 0));

const byHours = <Task>(one: TaskHours<Task>, other: TaskHours<Task>): number => other.hours - one.hours;

/**
 * What a person is planned to do on each day, next to the capacity: the only definition of planned hours and capacity.
 *
 * @param tasks all open ones of the person
 * @param workedOn what of a day the person works, also before and after the asked days
 */
export const personWorkingPlan = <Task extends TaskToSpread>(
  tasks: readonly Task[],
  days: readonly Day[],
  today: Day,
  workedOn: (day: Day) => WorkedDay,
): WorkingPlanPeriod<Task>[] =>
  workingPlanOfDays(
    tasks.flatMap((task) => hoursOnDays(task, today, workedOn)),
    days,
    workedOn,
  );

export interface HoursOnDay<Task> extends TaskHours<Task> {
  readonly day: Day;
}

/** The planned hours of one open task, by day. */
export const hoursOnDays = <Task extends TaskToSpread>(
  task: Task,
  today: Day,
  workedOn: (day: Day) => WorkedDay,
): HoursOnDay<Task>[] =>
  spreadTask(task, today, (day) => workedOn(day).halves).map(({ day, hours }) => ({ day, task, hours }));

/** `personWorkingPlan` of tasks whose hours have been planned one by one. */
export function workingPlanOfDays<Task>(
  planned: readonly HoursOnDay<Task>[],
  days: readonly Day[],
  workedOn: (day: Day) => WorkedDay,
): WorkingPlanPeriod<Task>[] {
  const byDay = groupedBy(planned, ({ day }) => day);
  return days.map((day) => {
    const worked = workedOn(day);
    const tasks = (byDay.get(day) ?? []).map(({ task, hours }) => ({ task, hours })).sort(byHours);
    return {
      day,
      plannedHours: sumHours(tasks.map(({ hours }) => hours)),
      capacityHours: worked.share * hoursPerDay,
      worked,
      holidays: worked.holiday === null ? [] : [worked.holiday],
      leaveDays: worked.leaveDays,
      tasks,
    };
  });
}

/** The same plan by week, from Monday; the first week begins on the first day. */
export function workingPlanByWeek<Task extends object>(
  days: readonly WorkingPlanPeriod<Task>[],
): WorkingPlanPeriod<Task>[] {
  return [...groupedBy(days, ({ day }) => mondayOfWeek(day)).values()].map((week) => {
    const hours = new Map<Task, number>();
    for (const { tasks } of week)
      for (const planned of tasks) hours.set(planned.task, (hours.get(planned.task) ?? 0) + planned.hours);
    return {
      day: week[0]?.day ?? '',
      plannedHours: sumHours(week.map((each) => each.plannedHours)),
      capacityHours: sumHours(week.map((each) => each.capacityHours)),
      worked: null,
      holidays: week.flatMap((each) => each.holidays),
      leaveDays: sumHours(week.map((each) => each.leaveDays)),
      tasks: [...hours].map(([task, sum]) => ({ task, hours: sumHours([sum]) })).sort(byHours),
    };
  });
}

/** Full from this share of the capacity on. */
const fullShare = 0.8;
export type LoadLevel = 'over' | 'full' | 'partial' | 'idle' | 'away';

export const loadTexts: Readonly<Record<LoadLevel, string>> = {
  over: 'overloaded',
  full: 'full',
  partial: 'has room',
  idle: 'nothing planned',
  away: 'off',
};

/** How busy a person is: planned hours against capacity. Planned work without any capacity is too much. */
export function getLoadLevel(plannedHours: number, capacityHours: number): LoadLevel {
  if (plannedHours > capacityHours) return 'over';
  if (capacityHours === 0) return 'away';
  if (plannedHours === 0) return 'idle';
  return plannedHours >= capacityHours * fullShare ? 'full' : 'partial';
}
