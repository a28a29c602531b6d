import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { preparedQuery, type Values } from '../../database/preparedQuery';
import type { Schema } from '../../database/schema';

/** When and why a time entry was edited by hand. */
export interface Correction {
  correctedAt: Date;
  reason: string;
}

export interface StoredTimeEntry {
  taskId: string;
  projectId: string;
  startedAt: Date;
  stoppedAt: Date;
}

const correctionColumns = ({ correctedAt, reason }: Correction) => ({
  corrected_at: correctedAt,
  correction_reason: reason,
});

/**
 * Stores a time entry. A database constraint rejects one that overlaps another of the same employee.
 * @returns its id
 */
export async function insertHours(
  database: Kysely<Schema>,
  employeeId: string,
  entry: StoredTimeEntry,
  correction: Correction,
): Promise<string> {
  const id = newId();
  await insertHoursStatement(database, { id, employeeId, ...entry, ...correction }).execute();
  return id;
}

/** The statement of `insertHours`, to be sent together with others. */
export const insertHoursStatement = preparedQuery(
  (database, entry: Values<StoredTimeEntry & Correction & { id: string; employeeId: string }>) =>
    database.insertInto('task_timers').values({
      id: entry.id,
      employee_id: entry.employeeId,
      task_id: entry.taskId,
      project_id: entry.projectId,
      started_at: entry.startedAt,
      stopped_at: entry.stoppedAt,
      corrected_at: entry.correctedAt,
      correction_reason: entry.reason,
    }),
);

/** Changes a time entry and increments its version. */
export async function saveHours(
  database: Kysely<Schema>,
  id: string,
  entry: StoredTimeEntry,
  correction: Correction,
): Promise<void> {
  await database
    .updateTable('task_timers')
    .set({
      task_id: entry.taskId,
      project_id: entry.projectId,
      started_at: entry.startedAt,
      stopped_at: entry.stoppedAt,
      ...correctionColumns(correction),
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteHours(database: Kysely<Schema>, id: string): Promise<void> {
  await database.deleteFrom('task_timers').where('id', '=', id).execute();
}

/** Stores that the employee has confirmed the time beyond the end of the day. */
export async function acceptOverrun(database: Kysely<Schema>, id: string, acceptedAt: Date): Promise<void> {
  await database.updateTable('task_timers').set({ overrun_kept_at: acceptedAt }).where('id', '=', id).execute();
}
