import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

const unreadNotifications = (database: Kysely<Schema>, recipientId: string, now: Date) =>
  database
    .updateTable('notifications')
    .set({ read_at: now })
    .where('recipient_id', '=', recipientId)
    .where('read_at', 'is', null);

export async function markAllRead(database: Kysely<Schema>, recipientId: string, now: Date): Promise<void> {
  await unreadNotifications(database, recipientId, now).execute();
}

/**
 * Marks one; a read one keeps its time.
 * @returns whether the employee has such a notification
 */
export async function markOneRead(
  database: Kysely<Schema>,
  recipientId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  await unreadNotifications(database, recipientId, now).where('id', '=', id).execute();
  const own = await database
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('recipient_id', '=', recipientId)
    .executeTakeFirst();
  return own !== undefined;
}
