import type { Kysely } from 'kysely';
import { usedContents } from '../../attachments/usedContentsReadModel';
import type { Schema } from '../../database/schema';

/** Before a content is sent: from now on it is not swept. */
export async function announceObject(database: Kysely<Schema>, contentHash: string, now: Date): Promise<void> {
  await database
    .insertInto('file_objects')
    .values({ content_hash: contentHash, stored_at: now })
    .onConflict((conflict) => conflict.column('content_hash').doUpdateSet({ stored_at: now }))
    .execute();
}

/**
 * In the transaction that refers to a content: locks it, so that it is not removed before the commit.
 * @returns false when it was removed since it was sent
 */
export async function confirmObject(transaction: Kysely<Schema>, contentHash: string, now: Date): Promise<boolean> {
  const confirmed = await transaction
    .updateTable('file_objects')
    .set({ stored_at: now })
    .where('content_hash', '=', contentHash)
    .returning('content_hash')
    .executeTakeFirst();
  return confirmed !== undefined;
}

export interface Removal {
  /** Only a content that was announced or confirmed before; undefined: any. */
  readonly storedBefore?: Date;
  /** Only one that was not announced or confirmed again since then. */
  readonly announcedAt?: Date;
  readonly deleteObject: () => Promise<void>;
}

class StillUsed extends Error {}

/**
 * Removes an object and its row together: no transaction can confirm it while it is deleted, and the row stays when that fails.
 * @returns false when it is used, newer, or not there
 */
export async function removeObject(
  database: Kysely<Schema>,
  contentHash: string,
  { storedBefore, announcedAt, deleteObject }: Removal,
): Promise<boolean> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom('file_objects')
        .where('content_hash', '=', contentHash)
        .$if(storedBefore !== undefined, (query) => query.where('stored_at', '<', storedBefore ?? new Date(0)))
        .$if(announcedAt !== undefined, (query) => query.where('stored_at', '=', announcedAt ?? new Date(0)))
        .returning('content_hash')
        .executeTakeFirst();
      if (removed === undefined) return false;
      // With the row locked: a record that names it was committed before, or cannot be any more.
      if ((await usedContents(transaction, [contentHash])).has(contentHash)) throw new StillUsed();
      await deleteObject();
      return true;
    });
  } catch (error) {
    if (error instanceof StillUsed) return false;
    throw error;
  }
}

/** Contents that were announced or confirmed before, in the order of their hashes. */
export async function oldObjects(
  database: Kysely<Schema>,
  { storedBefore, after, limit }: { storedBefore: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await database
    .selectFrom('file_objects')
    .select('content_hash')
    .where('content_hash', '>', after)
    .where('stored_at', '<', storedBefore)
    .orderBy('content_hash')
    .limit(limit)
    .execute();
  return rows.map((row) => row.content_hash);
}
