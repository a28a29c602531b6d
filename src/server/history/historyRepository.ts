import type { Insertable, Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { insertRows } from '../database/rowsRepository';
import type { HistoryEntriesTable, Schema } from '../database/schema';
import type { Caller } from '../operations/call';
import type { Subject } from '../visibility/visibilityReadModel';
import type { FieldChange, NewHistoryEntry } from './historyEntry';

const toRow = (entry: NewHistoryEntry): Insertable<HistoryEntriesTable> => ({
  id: newId(),
  task_id: entry.subject.kind === 'task' ? entry.subject.id : null,
  project_id: entry.subject.kind === 'project' ? entry.subject.id : null,
  actor_id: entry.actorId,
  field: entry.change?.field ?? null,
  previous_value: entry.change?.previous ?? null,
  current_value: entry.change?.current ?? null,
  action: entry.action ?? null,
  remark: entry.remark ?? null,
  happened_at: entry.happenedAt,
});

/**
 * Must run in the transaction of the change (E-13).
 * @returns the ids of the entries, in their order
 */
export async function addHistoryEntries(
  database: Kysely<Schema>,
  entries: readonly NewHistoryEntry[],
): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = entries.map(toRow);
  await insertRows(database, 'history_entries', rows);
  return rows.map((row) => row.id);
}

/** Adds one entry for every changed field. */
export async function recordChanges(
  database: Kysely<Schema>,
  subject: Subject,
  caller: Caller,
  now: Date,
  changes: readonly FieldChange[],
): Promise<void> {
  await addHistoryEntries(
    database,
    changes.map((change) => ({ subject, actorId: caller.employeeId, happenedAt: now, change })),
  );
}
