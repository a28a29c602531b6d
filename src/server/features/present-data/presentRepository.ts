import { sql, type Kysely, type Updateable } from 'kysely';
import { v7 as newId } from 'uuid';
import { firstDayOfMonth } from '../../../domain/calendar/month';
import type { PresentChange, PresentRecordsTable } from '../../database/tables/attendanceTables';
import { withNextStatement } from '../../database/pools/preparingPool';
import type { Schema } from '../../database/schema';
import { monthLock } from '../../present-months/closingsReadModel';
import type { PresentRow } from './presentReadModel';
import { figureColumns } from './presentWire';

/** Statements with more rows are slow to plan. */
const maxRowsPerStatement = 500;

/**
 * Locks a month ('YYYY-MM') until the transaction ends: uploading, closing, editing and answering wait for each other.
 * The lock travels with the next statement.
 */
export const lockMonth = async (database: Kysely<Schema>, month: string): Promise<void> => {
  await sql`${withNextStatement}select pg_advisory_xact_lock(${monthLock(month)})`.execute(database);
};

/** The fields of a record that an upload or an edit sets. */
type Fields = Pick<PresentRow, 'recorded_on' | 'name' | 'code' | (typeof figureColumns)[keyof typeof figureColumns]>;
const loggedColumns = { Date: 'recorded_on', Name: 'name', Code: 'code', ...figureColumns } as const;

/** The changed fields for a log. */
export const changesBetween = (before: Fields, after: Fields): PresentChange[] =>
  Object.entries(loggedColumns)
    .filter(([, column]) => before[column] !== after[column])
    .map(([field, column]) => ({ field, from: String(before[column]), to: String(after[column]) }));

/** Whether an answer is for other figures than those of the new record. */
export const isFigureChanged = (before: Fields, after: Fields): boolean =>
  Object.values(figureColumns).some((column) => before[column] !== after[column]);

export type NewPresentRecord = Fields;

/**
 * Stores records; one with the same month and code is replaced. Its answer stays if no figure has changed.
 * @returns ids by code in lower case
 */
export async function storeRecords(
  database: Kysely<Schema>,
  records: readonly NewPresentRecord[],
  authorId: string,
  now: Date,
): Promise<Map<string, string>> {
  const figures = Object.values(figureColumns);
  const isSame = sql<boolean>`(${sql.join(figures.map((column) => sql.ref(`present_records.${column}`)))}) = (${sql.join(figures.map((column) => sql.ref(`excluded.${column}`)))})`;
  const ids = new Map<string, string>();
  for (let at = 0; at < records.length; at += maxRowsPerStatement) {
    const stored = await database
      .insertInto('present_records')
      .values(
        records
          .slice(at, at + maxRowsPerStatement)
          .map((record) => ({ ...record, id: newId(), created_by_id: authorId, created_at: now, updated_at: now })),
      )
      .onConflict((conflict) =>
        conflict.expression(sql`month, lower(code)`).doUpdateSet((eb) => ({
          recorded_on: eb.ref('excluded.recorded_on'),
          name: eb.ref('excluded.name'),
          code: eb.ref('excluded.code'),
          ...Object.fromEntries(figures.map((column) => [column, eb.ref(`excluded.${column}`)])),
          attendance_status: sql`case when ${isSame} then present_records.attendance_status end`,
          attendance_status_at: sql`case when ${isSame} then present_records.attendance_status_at end`,
          attendance_comment: sql`case when ${isSame} then present_records.attendance_comment end`,
          version: sql`present_records.version + 1`,
          updated_at: now,
        })),
      )
      .returning(['id', 'code'])
      .execute();
    for (const { id, code } of stored) ids.set(code.toLowerCase(), id);
  }
  return ids;
}

export const changeRecord = async (
  database: Kysely<Schema>,
  id: string,
  changes: Updateable<PresentRecordsTable>,
  now: Date,
): Promise<void> => {
  await database
    .updateTable('present_records')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
};

/** Stores who reminded the employees of records, and when. Their versions stay: no figure has changed. */
export const storeReminders = async (
  database: Kysely<Schema>,
  recordIds: readonly string[],
  authorId: string,
  now: Date,
): Promise<void> => {
  await database
    .updateTable('present_records')
    .set({ reminded_at: now, reminded_by_id: authorId })
    .where(sql<boolean>`id = any(${[...recordIds]}::uuid[])`)
    .execute();
};

/**
 * Closes a month.
 * @returns false when it is closed already
 */
export async function closeMonth(
  database: Kysely<Schema>,
  month: string,
  authorId: string,
  now: Date,
): Promise<boolean> {
  const closed = await database
    .insertInto('present_month_closings')
    .values({ month: firstDayOfMonth(month), closed_by_id: authorId, closed_at: now })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .returning('month')
    .executeTakeFirst();
  return closed !== undefined;
}

/**
 * Reopens a closed month.
 * @returns false when it is open already
 */
export async function reopenMonth(database: Kysely<Schema>, month: string): Promise<boolean> {
  const opened = await database
    .deleteFrom('present_month_closings')
    .where('month', '=', firstDayOfMonth(month))
    .returning('month')
    .executeTakeFirst();
  return opened !== undefined;
}
