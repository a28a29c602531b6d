import type { Expression, Kysely, SqlBool } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { standingStatuses } from '../../../domain/leave/leaveChoices';
import type { Schema } from '../../database/schema';

/** A calendar draws no more bars than these. */
const maximumLeaves = 2000;

/** Leaves that wait or are granted and touch the days from the first to the last, by name of the employee. */
export const leavesOfMonth = (database: Kysely<Schema>, condition: Expression<SqlBool>, first: Day, last: Day) =>
  database
    .selectFrom('leaves')
    .innerJoin('employees', 'employees.id', 'leaves.employee_id')
    .select(['leaves.id', 'leaves.employee_id', 'leaves.leave_type', 'leaves.starts_on', 'leaves.ends_on', 'leaves.half_from', 'leaves.half_to', 'leaves.status', 'leaves.is_emergency'])
    .select(['employees.first_name', 'employees.last_name', 'employees.code'])
    .where(condition)
    .where('leaves.status', 'in', [...standingStatuses])
    .where('leaves.ends_on', '>=', first)
    .where('leaves.starts_on', '<=', last)
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .orderBy('leaves.starts_on')
    .orderBy('leaves.half_from')
    .limit(maximumLeaves)
    .execute();

/** Active employees who report to somebody, by name. */
export const membersOfTeam = (database: Kysely<Schema>, leaderId: string) =>
  database.selectFrom('employees').select(['id', 'first_name', 'last_name', 'code']).where('team_leader_id', '=', leaderId).where('status', '=', 'Active').orderBy('full_name').orderBy('id').execute();
