import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { LeaveStatus } from '../../../domain/leave/leaveChoices';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Caller } from '../../operations/caller';
import { workingLeaveDays } from '../../leave-days/workingLeaveReadModel';
import { closedMonthWithin } from '../../present-months/closingsReadModel';
import { isVisibleLeave } from '../../visibility/visibleLeavesReadModel';
import { leavePeriodColumns } from '../../leave-days/leavePeriodColumns';
import { aliasedNameColumns } from '../../employee-records/personColumns';

/** Limit of the specification's call, which has no pages. */
const maxRows = 10_000;

/** Leaves with the names of their employees. */
export const selectLeaves = (database: Kysely<Schema>, timeZone: string) =>
  database
    .selectFrom('leaves')
    .innerJoin('employees as person', 'person.id', 'leaves.employee_id')
    .innerJoin('employees as creator', 'creator.id', 'leaves.created_by_id')
    .leftJoin('employees as actor', 'actor.id', 'leaves.acted_by_id')
    .select([
      ...leavePeriodColumns,
      'leaves.leave_type',
      'leaves.length_days',
      'leaves.reason',
      'leaves.is_emergency',
      'leaves.status_comment',
      'leaves.acted_at',
      'leaves.created_at',
      ...aliasedNameColumns('person'),
      'person.team_leader_id',
      'creator.full_name as creator_name',
      'actor.full_name as actor_name',
    ])
    .select((eb) => [
      eb.ref('leaves.status').$castTo<LeaveStatus>().as('status'),
      workingLeaveDays({ leave: 'leaves', person: 'person', timeZone }).as('working_days'),
      closedMonthWithin(eb.ref('leaves.starts_on'), eb.ref('leaves.ends_on')).as('closed_month'),
      eb
        .selectFrom('leave_notified_employees as notified')
        .whereRef('notified.leave_id', '=', 'leaves.id')
        .select(sql<string | null>`string_agg(notified.employee_id::text, ',' order by notified.employee_id)`.as('ids'))
        .as('notified_ids'),
    ]);

export type LeaveRow = Awaited<ReturnType<ReturnType<typeof selectLeaves>['execute']>>[number];

/** Leaves that match a condition, newest first. */
export const leavesWhere = (
  database: Kysely<Schema>,
  condition: Expression<SqlBool>,
  timeZone: string,
): Promise<LeaveRow[]> =>
  selectLeaves(database, timeZone)
    .where(condition)
    .orderBy('leaves.created_at', 'desc')
    .orderBy('leaves.id', 'desc')
    .limit(maxRows)
    .execute();

export const leaveById = (database: Kysely<Schema>, id: string, timeZone: string): Promise<LeaveRow> =>
  selectLeaves(database, timeZone).where('leaves.id', '=', id).executeTakeFirstOrThrow();

/** Those of the leaves that are visible to the caller. */
export const visibleLeaves = async (
  database: Kysely<Schema>,
  caller: Caller,
  ids: readonly string[],
  timeZone: string,
): Promise<LeaveRow[]> =>
  ids.length === 0
    ? []
    : selectLeaves(database, timeZone)
        .where('leaves.id', 'in', [...ids])
        .where(isVisibleLeave(caller))
        .execute();

/** @throws Failure 404 when no such leave is visible to the caller */
export async function mustSeeLeave(database: Kysely<Schema>, caller: Caller, id: string): Promise<void> {
  const found =
    isRecordId(id) &&
    (await database
      .selectFrom('leaves')
      .select('leaves.id')
      .where('leaves.id', '=', id)
      .where(isVisibleLeave(caller))
      .executeTakeFirst());
  if (!found) throw failures.notFound('Leave');
}
