import type { Kysely } from 'kysely';
import type { Day } from '../../domain/calendar/day';
import { grantedStatuses } from '../../domain/leave/leaveChoices';
import type { Schema } from '../database/schema';
import { leavesOfEmployment } from './leavesOfEmploymentReadModel';

/** The granted leaves of some employees, in parts by `leavesOfEmployment`. */
export const grantedPeriods = (database: Kysely<Schema>, employeeIds: readonly string[], timeZone: string) =>
  database
    .selectFrom(leavesOfEmployment(timeZone, employeeIds).as('leaves'))
    .select(['id', 'employee_id', 'starts_on', 'ends_on', 'half_from', 'half_to'])
    .where('status', 'in', [...grantedStatuses]);

/** Those that overlap the days from the first to the last. */
export const grantedPeriodsBetween = (
  database: Kysely<Schema>,
  employeeIds: readonly string[],
  { first, last, timeZone }: { readonly first: Day; readonly last: Day; readonly timeZone: string },
) => grantedPeriods(database, employeeIds, timeZone).where('ends_on', '>=', first).where('starts_on', '<=', last);
