import type { Kysely } from 'kysely';
import { commentsGoneUntil } from '../../domain/comments/commentRules';
import type { Schema } from '../database/schema';

/**
 * Removes the texts of deleted comments that can no longer be restored.
 * @returns how many
 */
export async function removeGoneComments(database: Kysely<Schema>, now: Date): Promise<number> {
  const gone = await database
    .deleteFrom('deleted_comments')
    .where('deleted_at', '<=', commentsGoneUntil(now))
    .returning('id')
    .execute();
  return gone.length;
}
