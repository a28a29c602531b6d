import { sql, type RawBuilder } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import type { Span } from './attendanceSourcesReadModel';

/** Condition on `employees`: active ones who had joined, and those with face logs in the month. */
export const belongsToMonth = ({ first, last }: Span): RawBuilder<boolean> =>
  sql`(joined_on is null or joined_on <= ${last}) and (status = 'Active' or exists (select from face_days where face_days.employee_id = employees.id and work_date between ${first} and ${last}))`;

/** Ids of the employees who were deactivated or activated at some time: of all others the present status is that of every day. */
export const changedStatus: RawBuilder<string> = sql`select employee_id from employee_changes where field = 'Status'`;

/**
 * Whether `e` was active just before an instant, by the newest change of the status until then. Records older than the
 * first change have the status from before it.
 */
export const wasActiveAt = (instant: RawBuilder<Date>): RawBuilder<boolean> => sql`(coalesce(
    (select c.current_value from employee_changes c where c.employee_id = e.id and c.field = 'Status' and c.changed_at < ${instant} order by c.changed_at desc, c.id desc limit 1),
    (select coalesce(c.previous_value, 'Active') from employee_changes c where c.employee_id = e.id and c.field = 'Status' and c.changed_at >= ${instant} order by c.changed_at, c.id limit 1),
    e.status) = 'Active')`;

/** Condition on `employees`: active now, or perhaps at an earlier time. */
export const isOrWasActive: RawBuilder<boolean> = sql`(status = 'Active' or id in (${changedStatus}))`;

/**
 * Whether a day of `e` counts: those who were active at its end, and on their last day those who came. What happens to an
 * employee later does not change it. Only for employees of `changedStatus`.
 */
export function isDayOfEmployment(
  day: RawBuilder<Day>,
  { hasCome, timeZone }: { readonly hasCome: RawBuilder<boolean>; readonly timeZone: string },
): RawBuilder<boolean> {
  const beginning = (of: RawBuilder<Day>): RawBuilder<Date> => sql`${of}::timestamp at time zone ${timeZone}`;
  return sql`(${wasActiveAt(beginning(sql`(${day} + 1)`))} or (${hasCome} and ${wasActiveAt(beginning(day))}))`;
}
