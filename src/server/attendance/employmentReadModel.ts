import { sql, type RawBuilder } from 'kysely';
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
