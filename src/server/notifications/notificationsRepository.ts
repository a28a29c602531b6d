import type { Insertable, Kysely } from 'kysely';
import { insertRows } from '../database/rowsRepository';
import type { NotificationsTable, Schema } from '../database/schema';

export const insertNotifications = (
  database: Kysely<Schema>,
  rows: readonly Insertable<NotificationsTable>[],
): Promise<void> => insertRows(database, 'notifications', rows);
