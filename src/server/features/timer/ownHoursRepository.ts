import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Schema } from '../../database/schema';

/** Why and when somebody changed a stretch by hand. */
export interface Correction {
  correctedAt: Date;
  reason: string;
}

export interface StoredStretch {
  taskId: string;
  projectId: string;
  startedAt: Date;
  stoppedAt: Date;
}

const markOf = ({ correctedAt, reason }: Correction) => ({ corrected_at: correctedAt, correction_reason: reason });

/**
 * Stores a stretch that somebody entered by hand. The database refuses one that overlaps with another of the same person.
 * @returns its id
 */
export async function insertHours(
  database: Kysely<Schema>,
  employeeId: string,
  stretch: StoredStretch,
  correction: Correction,
): Promise<string> {
  const id = newId();
  await database
    .insertInto('task_timers')
    .values({
      id,
      employee_id: employeeId,
      task_id: stretch.taskId,
      project_id: stretch.projectId,
      started_at: stretch.startedAt,
      stopped_at: stretch.stoppedAt,
      ...markOf(correction),
    })
    .execute();
  return id;
}

/** Changes a stretch; its version grows. */
export async function saveHours(
  database: Kysely<Schema>,
  id: string,
  stretch: StoredStretch,
  correction: Correction,
): Promise<void> {
  await database
    .updateTable('task_timers')
    .set({
      task_id: stretch.taskId,
      project_id: stretch.projectId,
      started_at: stretch.startedAt,
      stopped_at: stretch.stoppedAt,
      ...markOf(correction),
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteHours(database: Kysely<Schema>, id: string): Promise<void> {
  await database.deleteFrom('task_timers').where('id', '=', id).execute();
}

/** Notes that the timer rightly ran on after the end of the day. */
export async function keepOverrun(database: Kysely<Schema>, id: string, keptAt: Date): Promise<void> {
  await database.updateTable('task_timers').set({ overrun_kept_at: keptAt }).where('id', '=', id).execute();
}
