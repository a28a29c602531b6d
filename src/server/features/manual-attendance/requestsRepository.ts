import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Day } from '../../../domain/calendar/day';
import type { ManualRequest, ManualStatus, ManualType } from '../../../domain/manual-attendance/manualRequestRules';
import type { Schema } from '../../database/schema';

interface LogEntry {
  requestId: string;
  action: ManualStatus;
  comment: string | null;
  authorId: string;
  at: Date;
}

const addLogEntry = async (
  database: Kysely<Schema>,
  { requestId, action, comment, authorId, at }: LogEntry,
): Promise<void> => {
  await database
    .insertInto('manual_attendance_log_entries')
    .values({ id: newId(), request_id: requestId, action, comment, created_by_id: authorId, created_at: at })
    .execute();
};

/** Locks the employee until the transaction ends: requests of one employee wait for each other. */
export const lockEmployee = (database: Kysely<Schema>, employeeId: string) =>
  database.selectFrom('employees').select('id').where('id', '=', employeeId).forNoKeyUpdate().executeTakeFirst();

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
    .where('status', 'in', ['Pending', 'Approved'])
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
  await addLogEntry(database, { requestId: id, action: 'Pending', comment: null, authorId: employeeId, at: now });
  return id;
}

/**
 * Locks requests until the transaction ends: of two users who decide one, the second waits and finds it decided.
 * @returns the ids that exist, sorted by day: all approvals change days in this order
 */
export async function lockRequests(database: Kysely<Schema>, ids: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('manual_attendance_requests')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('employee_id')
    .orderBy('work_date')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the status of a request and adds a log entry. */
export async function settleRequest(
  database: Kysely<Schema>,
  { requestId, action, comment, authorId, at }: LogEntry,
): Promise<void> {
  await database
    .updateTable('manual_attendance_requests')
    .set({ status: action, status_comment: comment, acted_by_id: authorId, acted_at: at })
    .where('id', '=', requestId)
    .execute();
  await addLogEntry(database, { requestId, action, comment, authorId, at });
}

export interface DayCorrection {
  readonly employeeId: string;
  readonly day: Day;
  /** null keeps the stored value. */
  readonly checkInAt: Date | null;
  readonly checkOutAt: Date | null;
  readonly addsFirstHalf: boolean;
  readonly addsSecondHalf: boolean;
  readonly authorId: string;
  readonly at: Date;
}

/** Corrects a day. Values of an earlier correction stay unless this one replaces them. */
export async function correctDay(
  database: Kysely<Schema>,
  { employeeId, day, checkInAt, checkOutAt, addsFirstHalf, addsSecondHalf, authorId, at }: DayCorrection,
): Promise<void> {
  await database
    .insertInto('manual_attendances')
    .values({
      id: newId(),
      employee_id: employeeId,
      work_date: day,
      check_in_at: checkInAt,
      check_out_at: checkOutAt,
      present_first_half: addsFirstHalf,
      present_second_half: addsSecondHalf,
      updated_by_id: authorId,
      updated_at: at,
    })
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
