import { leavesSinceJoining } from '../../leave-days/leavesSinceJoiningReadModel';
import { sql, type Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { grantedStatuses } from '../../../domain/leave/leaveChoices';
import type { Schema } from '../../database/schema';

const granted = [...grantedStatuses];

/** All granted leaves of an employee. */
export const grantedPeriods = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom(leavesSinceJoining.as('leaves'))
    .select(['starts_on', 'ends_on', 'half_from', 'half_to'])
    .where('employee_id', '=', employeeId)
    .where('status', 'in', granted)
    .execute();

/** Granted leaves of several employees that overlap the days from the first to the last. */
export const grantedPeriodsBetween = (
  database: Kysely<Schema>,
  employeeIds: readonly string[],
  first: Day,
  last: Day,
) =>
  database
    .selectFrom(leavesSinceJoining.as('leaves'))
    .select(['employee_id', 'starts_on', 'ends_on', 'half_from', 'half_to'])
    .where('employee_id', '=', sql<string>`any(${employeeIds}::uuid[])`)
    .where('status', 'in', granted)
    .where('ends_on', '>=', first)
    .where('starts_on', '<=', last);

/** The newest monthly record of an employee; present records reference employees by code. */
export const newestPresentRecords = (database: Kysely<Schema>, employeeId: string) =>
  database
    .selectFrom('present_records')
    .innerJoin('employees', (join) => join.on(sql<boolean>`lower(employees.code) = lower(present_records.code)`))
    .select(['present_records.month', 'present_records.carry_forward_days'])
    .where('employees.id', '=', employeeId)
    .orderBy('present_records.month', 'desc')
    .limit(1)
    .execute();

export const findJoiningDay = (database: Kysely<Schema>, employeeId: string) =>
  database.selectFrom('employees').select('joined_on').where('id', '=', employeeId).executeTakeFirstOrThrow();
