import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Day } from '../../domain/calendar/day';
import { firstDayOfMonth } from '../../domain/calendar/month';
import type { PresentChange, PresentLogEntriesTable } from '../database/tables/attendanceTables';
import type { Schema } from '../database/schema';

/** Statements with more rows are slow to plan. */
const maxRowsPerStatement = 500;

export interface PresentLogEntry {
  /** null for the month itself. */
  readonly recordId: string | null;
  /** Any day of the month. */
  readonly day: Day;
  readonly action: PresentLogEntriesTable['action'];
  readonly comment?: string | null;
  readonly changes?: readonly PresentChange[];
}

/** Adds log entries of records or of their month. */
export async function addLogEntries(
  database: Kysely<Schema>,
  entries: readonly PresentLogEntry[],
  authorId: string,
  now: Date,
): Promise<void> {
  for (let at = 0; at < entries.length; at += maxRowsPerStatement) {
    const rows = entries
      .slice(at, at + maxRowsPerStatement)
      .map(({ recordId, day, action, comment = null, changes = [] }) => ({
        id: newId(),
        month: firstDayOfMonth(day),
        record_id: recordId,
        action,
        comment,
        changes: JSON.stringify(changes),
        created_by_id: authorId,
        created_at: now,
      }));
    await database.insertInto('present_log_entries').values(rows).execute();
  }
}
