import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema';

type LogTable = 'leave_log_entries' | 'manual_attendance_log_entries' | 'overtime_log_entries';
/** The column of each log that references its owner. */
const ownerColumns: { readonly [Table in LogTable]: keyof Schema[Table] & string } = {
  leave_log_entries: 'leave_id',
  manual_attendance_log_entries: 'request_id',
  overtime_log_entries: 'overtime_entry_id',
};

/** More than any record has. */
export const maxLogEntries = 500;

interface LogRow<Author extends string | null> {
  readonly id: string;
  readonly action: string;
  readonly comment: string | null;
  readonly author_name: Author;
  readonly created_at: Date;
}

export const logEntryWire = <Author extends string | null>(entry: LogRow<Author>) => ({
  _id: entry.id,
  Action_Log: entry.action,
  Comment: entry.comment,
  Created_by: entry.author_name,
  Create_at: entry.created_at.toISOString(),
});

/** The log of a leave, a manual attendance request or an overtime entry, newest first. */
export async function readLog(database: Kysely<Schema>, log: LogTable, ownerId: string) {
  const { rows } = await sql<LogRow<string>>`
    select entry.id, entry.action, entry.comment, entry.created_at, author.full_name as author_name
    from ${sql.table(log)} as entry join employees as author on author.id = entry.created_by_id
    where ${sql.ref(`entry.${ownerColumns[log]}`)} = ${ownerId}
    order by entry.created_at desc, entry.id desc limit ${maxLogEntries}`.execute(database);
  return rows.map(logEntryWire);
}
