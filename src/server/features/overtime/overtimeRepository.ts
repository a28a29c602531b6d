import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Day } from '../../../domain/calendar/day';
import type { OvertimeDecision } from '../../../domain/overtime/overtimeChoices';
import { isRecordId } from '../../database/isRecordId';
import { insertRows } from '../../database/rowsRepository';
import type { Schema } from '../../database/schema';
import { lockMonths } from '../../present-months/closingsReadModel';

interface Entry {
  project_id: string;
  work_date: Day;
  description: string;
  claimed_hours: number | null;
}

interface LogEntry {
  action: 'Pending' | 'Edited' | OvertimeDecision;
  comment: string | null;
  authorId: string;
  at: Date;
}

const addLogEntries = (
  database: Kysely<Schema>,
  entryIds: readonly string[],
  { action, comment, authorId, at }: LogEntry,
): Promise<void> =>
  insertRows(
    database,
    'overtime_log_entries',
    entryIds.map((overtime_entry_id) => ({
      id: newId(),
      overtime_entry_id,
      action,
      comment,
      created_by_id: authorId,
      created_at: at,
    })),
  );

/**
 * Locks entries until the transaction ends, always in the same order: of two users who change one, the second sees the
 * change of the first. Then their months, against closing and reopening.
 */
export async function lockOvertimes(database: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  const known = ids.filter(isRecordId);
  if (known.length === 0) return;
  const locked = await database
    .selectFrom('overtime_entries')
    .select(['work_date as first', 'work_date as last'])
    .where('id', 'in', known)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await lockMonths(database, locked);
}

/**
 * Stores a new entry with the first entry of its log.
 * @returns its id
 */
export async function insertOvertime(
  database: Kysely<Schema>,
  employeeId: string,
  entry: Entry,
  at: Date,
): Promise<string> {
  const id = newId();
  await database
    .insertInto('overtime_entries')
    .values({
      ...entry,
      id,
      employee_id: employeeId,
      status_comment: null,
      acted_by_id: null,
      acted_at: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await addLogEntries(database, [id], { action: 'Pending', comment: null, authorId: employeeId, at });
  return id;
}

/**
 * Changes a locked entry.
 * @param comment the changes in words
 */
export async function updateOvertime(
  database: Kysely<Schema>,
  id: string,
  entry: Entry,
  { comment, authorId, at }: Pick<LogEntry, 'comment' | 'authorId' | 'at'>,
): Promise<void> {
  await database
    .updateTable('overtime_entries')
    .set((eb) => ({ ...entry, updated_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await addLogEntries(database, [id], { action: 'Edited', comment, authorId, at });
}

/** Sets the status of locked entries, and adds an entry to the log of each. */
export async function setOvertimeStatus(
  database: Kysely<Schema>,
  ids: readonly string[],
  log: LogEntry & { action: OvertimeDecision },
): Promise<void> {
  if (ids.length === 0) return;
  const { action, comment, authorId, at } = log;
  await database
    .updateTable('overtime_entries')
    .set((eb) => ({
      status: action,
      status_comment: comment,
      acted_by_id: authorId,
      acted_at: at,
      updated_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', [...ids])
    .execute();
  await addLogEntries(database, ids, log);
}

export const removeOvertime = (database: Kysely<Schema>, id: string) =>
  database.deleteFrom('overtime_entries').where('id', '=', id).execute();
