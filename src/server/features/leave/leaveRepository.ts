import { sql, type Insertable, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { activeLeaveStatuses, type LeaveStatus } from '../../../domain/leave/leaveChoices';
import type { LeavePeriod } from '../../../domain/leave/leavePeriod';
import type { LeavesTable } from '../../database/tables/attendanceTables';
import { insertRows } from '../../database/rowsRepository';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { lockMonths } from '../../present-months/closingsReadModel';

/** A granted or pending leave of the employee on one of these halves. 'First Half' sorts before 'Second Half'. */
export const findActiveLeave = (
  database: Kysely<Schema>,
  employeeId: string,
  { from, to, halfFrom, halfTo }: LeavePeriod,
) =>
  database
    .selectFrom('leaves')
    .select(['starts_on', 'ends_on', 'half_from', 'half_to'])
    .where('employee_id', '=', employeeId)
    .where('status', 'in', [...activeLeaveStatuses])
    .where(
      sql<boolean>`(starts_on, half_from) <= (${to}::date, ${halfTo}::text) and (ends_on, half_to) >= (${from}::date, ${halfFrom}::text)`,
    )
    .orderBy('starts_on')
    .limit(1)
    .executeTakeFirst();

/** True when the employee has filed an own emergency leave in the month (YYYY-MM) of its first day. */
export const hasEmergencyIn = async (database: Kysely<Schema>, employeeId: string, month: string): Promise<boolean> =>
  (await database
    .selectFrom('leaves')
    .select('id')
    .where('employee_id', '=', employeeId)
    .where('created_by_id', '=', employeeId)
    .where('is_emergency', '=', true)
    .where('status', 'in', [...activeLeaveStatuses])
    .where(sql<boolean>`to_char(starts_on, 'YYYY-MM') = ${month}`)
    .executeTakeFirst()) !== undefined;

interface StatusChange {
  action: LeaveStatus;
  comment: string | null;
  authorId: string;
  at: Date;
}

const addLogEntries = (
  database: Kysely<Schema>,
  leaveIds: readonly string[],
  { action, comment, authorId, at }: StatusChange,
): Promise<void> =>
  insertRows(
    database,
    'leave_log_entries',
    leaveIds.map((leave_id) => ({
      id: newId(),
      leave_id,
      action,
      comment,
      created_by_id: authorId,
      created_at: at,
    })),
  );

/**
 * Stores a leave with the employees to notify and the first entry of its log.
 * @returns its id
 */
export async function insertLeave(
  database: Kysely<Schema>,
  leave: Omit<Insertable<LeavesTable>, 'id' | 'status' | 'created_at'> & { status: LeaveStatus },
  notifiedIds: readonly string[],
  now: Date,
): Promise<string> {
  const id = newId();
  await database
    .insertInto('leaves')
    .values({ ...leave, id, created_at: now })
    .execute();
  if (notifiedIds.length > 0)
    await database
      .insertInto('leave_notified_employees')
      .values(notifiedIds.map((employeeId) => ({ leave_id: id, employee_id: employeeId })))
      .execute();
  await addLogEntries(database, [id], {
    action: leave.status,
    comment: null,
    authorId: leave.created_by_id,
    at: now,
  });
  return id;
}

/**
 * Locks leaves until the transaction ends, always in the same order, so that two concurrent decisions never deadlock;
 * then their months, against closing and reopening.
 */
export async function lockLeaves(database: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  const known = ids.filter(isRecordId);
  if (known.length === 0) return;
  const locked = await database
    .selectFrom('leaves')
    .select(['starts_on as first', 'ends_on as last'])
    .where('id', 'in', known)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await lockMonths(database, locked);
}

/** Sets the status of locked leaves, each with a log entry. */
export async function setLeaveStatus(
  database: Kysely<Schema>,
  leaveIds: readonly string[],
  change: StatusChange,
): Promise<void> {
  if (leaveIds.length === 0) return;
  const { action, comment, authorId, at } = change;
  await database
    .updateTable('leaves')
    .set({ status: action, status_comment: comment, acted_by_id: authorId, acted_at: at })
    .where('id', 'in', [...leaveIds])
    .execute();
  await addLogEntries(database, leaveIds, change);
}
