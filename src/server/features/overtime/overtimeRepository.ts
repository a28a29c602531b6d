import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Day } from '../../../domain/calendar/day';
import type { OvertimeDecision } from '../../../domain/overtime/overtimeChoices';
import type { Schema } from '../../database/schema';

interface Entry {
  project_id: string;
  work_date: Day;
  description: string;
  claimed_hours: number | null;
}

interface LogEntry {
  entryId: string;
  action: 'Pending' | 'Edited' | OvertimeDecision;
  comment: string | null;
  authorId: string;
  at: Date;
}

async function addLogEntry(
  database: Kysely<Schema>,
  { entryId, action, comment, authorId, at }: LogEntry,
): Promise<void> {
  await database
    .insertInto('overtime_log_entries')
    .values({ id: newId(), overtime_entry_id: entryId, action, comment, created_by_id: authorId, created_at: at })
    .execute();
}

/** Locks the saves of one employee until the transaction ends. */
export const lockEmployeeOvertime = (database: Kysely<Schema>, employeeId: string) =>
  database.selectFrom('employees').select('id').where('id', '=', employeeId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Locks entries until the transaction ends, always in the same order: of two users who change one, the second sees the change of the first. */
export const lockOvertimes = (database: Kysely<Schema>, ids: readonly string[]) =>
  database
    .selectFrom('overtime_entries')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

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
  await addLogEntry(database, { entryId: id, action: 'Pending', comment: null, authorId: employeeId, at });
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
  await addLogEntry(database, { entryId: id, action: 'Edited', comment, authorId, at });
}

/** Sets the status of a locked entry and adds a log entry. */
export async function setOvertimeStatus(
  database: Kysely<Schema>,
  log: LogEntry & { action: OvertimeDecision },
): Promise<void> {
  const { entryId, action, comment, authorId, at } = log;
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
    .where('id', '=', entryId)
    .execute();
  await addLogEntry(database, log);
}

export const removeOvertime = (database: Kysely<Schema>, id: string) =>
  database.deleteFrom('overtime_entries').where('id', '=', id).execute();
