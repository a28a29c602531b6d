import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Day } from '../../domain/calendar/day';

/**
 * Condition on a record: its employee is asked about it. No one is asked about months before the day of joining. Employees
 * without that day are asked about every record, because one may be uploaded before the employee is added.
 * @param joinedOn of the employee
 */
export const isAskedAbout = (joinedOn: Expression<Day | null>): RawBuilder<boolean> =>
  sql`(coalesce(${joinedOn}, '-infinity'::date) < present_records.month + interval '1 month')`;
