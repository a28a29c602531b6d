import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { removeOldEvents } from './auditRepository';

/** Short enough that no request waits for one. */
const BATCH = 2000;

/**
 * Removes the events of the audit log that are older than they are kept, in batches.
 * @returns how many
 */
export async function removeExpiredEvents(
  database: Kysely<Schema>,
  now: Date,
  keepMs: number,
  batch = BATCH,
): Promise<number> {
  const before = new Date(now.getTime() - keepMs);
  let removed = 0;
  for (;;) {
    const count = await removeOldEvents(database, { at: now, before, batch });
    removed += count;
    if (count < batch) return removed;
  }
}
