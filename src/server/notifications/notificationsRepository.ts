import type { Insertable, Kysely } from 'kysely';
import type { NotificationsTable, Schema } from '../database/schema';

export async function insertNotifications(
  database: Kysely<Schema>,
  rows: readonly Insertable<NotificationsTable>[],
): Promise<void> {
  if (rows.length > 0) await database.insertInto('notifications').values(rows).execute();
}
