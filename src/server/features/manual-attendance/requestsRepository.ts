import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Day } from '../../../domain/calendar/day';
import {
  standingStatuses,
  type ManualRequest,
  type ManualStatus,
  type ManualType,
} from '../../../domain/manual-attendance/manualRequestRules';
import { insertRows } from '../../database/rowsRepository';
import type { Schema } from '../../database/schema';
import { lockMonths } from '../../present-months/closingsReadModel';

interface StatusChange {
  action: ManualStatus;
  comment: string | null;
  authorId: string;
  at: Date;
}

const addLogEntries = (
  database: Kysely<Schema>,
  requestIds: readonly string[],
  { action, comment, authorId, at }: StatusChange,
): Promise<void> =>
  insertRows(
    database,
    'manual_attendance_log_entries',
    requestIds.map((request_id) => ({
      id: newId(),
      request_id,
      action,
      comment,
      created_by_id: authorId,
      created_at: at,
    })),
  );

/** True when the employee has an open or approved request for the day and type. */
export const hasActiveRequest = async (
  database: Kysely<Schema>,
  employeeId: string,
  day: Day,
  type: ManualType,
): Promise<boolean> =>
  (await database
    .selectFrom('manual_attendance_requests')
    .select('id')
    .where('employee_id', '=', employeeId)
    .where('work_date', '=', day)
    .where('type', '=', type)
    .where('status', 'in', standingStatuses)
    .executeTakeFirst()) !== undefined;

/**
 * Stores a request with the first entry of its log.
 * @returns its id
 */
export async function insertRequest(
  database: Kysely<Schema>,
  { date, type, time, reason }: ManualRequest & { type: ManualType },
  employeeId: string,
  now: Date,
): Promise<string> {
  const id = newId();
  await database
    .insertInto('manual_attendance_requests')
    .values({ id, employee_id: employeeId, work_date: date, type, claimed_time: time, reason, created_at: now })
    .execute();
  await addLogEntries(database, [id], { action: 'Pending', comment: null, authorId: employeeId, at: now });
  return id;
}

/**
 * Locks requests until the transaction ends, always in the same order: of two users who decide one, the second waits and
 * finds it decided. Then locks their months against closing and reopening.
 */
export async function lockRequests(database: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const locked = await database
    .selectFrom('manual_attendance_requests')
    .select('work_date')
    .where('id', 'in', [...ids])
    .orderBy('employee_id')
    .orderBy('work_date')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await lockMonths(
    database,
    locked.map(({ work_date: day }) => ({ first: day, last: day })),
  );
}

/** Sets the status of locked requests, each with a log entry. */
export async function setRequestStatus(
  database: Kysely<Schema>,
  requestIds: readonly string[],
  change: StatusChange,
): Promise<void> {
  if (requestIds.length === 0) return;
  const { action, comment, authorId, at } = change;
  await database
    .updateTable('manual_attendance_requests')
    .set({ status: action, status_comment: comment, acted_by_id: authorId, acted_at: at })
    .where('id', 'in', [...requestIds])
    .execute();
  await addLogEntries(database, requestIds, change);
}

/** The corrected values of a day; null and false without one. */
export interface CorrectedDay {
  readonly employeeId: string;
  readonly day: Day;
  readonly checkInAt: Date | null;
  readonly checkOutAt: Date | null;
  readonly isFirstHalfAdded: boolean;
  readonly isSecondHalfAdded: boolean;
}

/** Stores corrected days. Values of an earlier correction stay unless a new one replaces them. */
export async function correctDays(
  database: Kysely<Schema>,
  days: readonly CorrectedDay[],
  authorId: string,
  at: Date,
): Promise<void> {
  if (days.length === 0) return;
  await database
    .insertInto('manual_attendances')
    .values(
      days.map(({ employeeId, day, checkInAt, checkOutAt, isFirstHalfAdded, isSecondHalfAdded }) => ({
        id: newId(),
        employee_id: employeeId,
        work_date: day,
        check_in_at: checkInAt,
        check_out_at: checkOutAt,
        present_first_half: isFirstHalfAdded,
        present_second_half: isSecondHalfAdded,
        updated_by_id: authorId,
        updated_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['employee_id', 'work_date']).doUpdateSet({
        check_in_at: sql`coalesce(excluded.check_in_at, manual_attendances.check_in_at)`,
        check_out_at: sql`coalesce(excluded.check_out_at, manual_attendances.check_out_at)`,
        present_first_half: sql`excluded.present_first_half or manual_attendances.present_first_half`,
        present_second_half: sql`excluded.present_second_half or manual_attendances.present_second_half`,
        updated_by_id: authorId,
        updated_at: at,
      }),
    )
    .execute();
}
