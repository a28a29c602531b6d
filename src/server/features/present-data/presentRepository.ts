import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import { v7 as newId } from 'uuid';
import { firstDayOfMonth } from '../../../domain/present-data/presentMonth';
import type { PresentRecordsTable } from '../../database/attendanceTables';
import type { Schema } from '../../database/schema';
import { figureColumns } from './presentWire';

/** A statement with more is slow to plan. */
const rowsAtOnce = 500;

/** Holds a month ('YYYY-MM') until the transaction ends: uploading, closing, editing and answering take turns. */
export const holdMonth = async (database: Kysely<Schema>, month: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`present-month ${month}`}, 0))`.execute(database);
};

export type NewPresentRecord = Omit<Insertable<PresentRecordsTable>, 'id' | 'created_at' | 'updated_at' | 'created_by_id' | 'attendance_status' | 'attendance_status_at'>;

/** Stores records; one with the same month and code is replaced. Its answer stays where no figure has changed. */
export async function storeRecords(database: Kysely<Schema>, records: readonly NewPresentRecord[], authorId: string, now: Date): Promise<void> {
  const figures = Object.values(figureColumns);
  const isSame = sql<boolean>`(${sql.join(figures.map((column) => sql.ref(`present_records.${column}`)))}) = (${sql.join(figures.map((column) => sql.ref(`excluded.${column}`)))})`;
  for (let at = 0; at < records.length; at += rowsAtOnce) {
    await database
      .insertInto('present_records')
      .values(records.slice(at, at + rowsAtOnce).map((record) => ({ ...record, id: newId(), created_by_id: authorId, created_at: now, updated_at: now })))
      .onConflict((conflict) =>
        conflict.expression(sql`month, lower(code)`).doUpdateSet((eb) => ({
          recorded_on: eb.ref('excluded.recorded_on'),
          name: eb.ref('excluded.name'),
          code: eb.ref('excluded.code'),
          ...Object.fromEntries(figures.map((column) => [column, eb.ref(`excluded.${column}`)])),
          attendance_status: sql`case when ${isSame} then present_records.attendance_status end`,
          attendance_status_at: sql`case when ${isSame} then present_records.attendance_status_at end`,
          updated_at: now,
        })),
      )
      .execute();
  }
}

export const changeRecord = async (database: Kysely<Schema>, id: string, changes: Updateable<PresentRecordsTable>, now: Date): Promise<void> => {
  await database.updateTable('present_records').set({ ...changes, updated_at: now }).where('id', '=', id).execute();
};

/** Closes a month. @returns false when it is closed already */
export async function closeMonth(database: Kysely<Schema>, month: string, authorId: string, now: Date): Promise<boolean> {
  const closed = await database
    .insertInto('present_month_closings')
    .values({ month: firstDayOfMonth(month), closed_by_id: authorId, closed_at: now })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .returning('month')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Opens a closed month again. @returns false when it is open already */
export async function reopenMonth(database: Kysely<Schema>, month: string): Promise<boolean> {
  const opened = await database.deleteFrom('present_month_closings').where('month', '=', firstDayOfMonth(month)).returning('month').executeTakeFirst();
  return opened !== undefined;
}
