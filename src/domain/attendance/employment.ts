import { addDays, dayIn, type Day } from '../calendar/day';
import { instantAt } from '../calendar/instantAt';

/** A change of the status of an employee. */
export interface StatusChange {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** null for the change with which the employee was added. */
  readonly wasActive: boolean | null;
  readonly isActive: boolean;
}

/** What determines the days on which someone is employed. */
export interface Employment {
  /** By `firstDayOfEmployment`. */
  readonly firstDay: Day;
  readonly isActive: boolean;
  /** In any order. */
  readonly statusChanges: readonly StatusChange[];
}

/** The time between leaving and returning. */
export interface EmploymentBreak {
  /** The day of leaving. */
  readonly from: Day;
  /** The day of the return, which is one of the employment again. */
  readonly until: Day;
}

/** The days for which the work of someone is planned. */
export interface EmploymentSpan {
  /** By `firstDayOfEmployment`; null when it is before all days that are asked for. */
  readonly firstDay: Day | null;
  /** The first day on which the employee is no longer with the company; null for those who are. */
  readonly leftOn: Day | null;
  readonly breaks: readonly EmploymentBreak[];
}

/** Whether the employee was active just before an instant. Records older than the first change have the status from before it. */
function wasActiveAt({ isActive, statusChanges }: Employment, instant: number): boolean {
  const sorted = statusChanges.toSorted((one, other) => one.at - other.at);
  const [first] = sorted;
  return (
    sorted.findLast(({ at }) => at < instant)?.isActive ?? (first === undefined ? isActive : first.wasActive !== false)
  );
}

/**
 * The day of joining, otherwise that on which the record was added, which is the first that is known of. SQL has the same
 * rule (`employmentStart`); a test compares both.
 */
export const firstDayOfEmployment = (joinedOn: Day | null, addedAt: Date, timeZone: string): Day =>
  joinedOn ?? dayIn(timeZone, addedAt);

/**
 * Whether a day counts: from the first one on, while the employee is active at its end; on the last day if the employee came.
 * SQL has the same rule (`employmentReadModel.ts`); a test compares both.
 */
export function isDayOfEmployment(employment: Employment, day: Day, hasCome: boolean, timeZone: string): boolean {
  const { firstDay, isActive, statusChanges } = employment;
  if (day < firstDay) return false;
  if (statusChanges.length === 0) return isActive;
  const beginning = (of: Day): number => instantAt(of, '00:00', timeZone).getTime();
  return wasActiveAt(employment, beginning(addDays(day, 1))) || (hasCome && wasActiveAt(employment, beginning(day)));
}
