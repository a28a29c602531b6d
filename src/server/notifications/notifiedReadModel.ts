import type { Kysely } from 'kysely';
import type { NotificationPath } from '../../domain/notifications/notificationLinks';
import type { Schema } from '../database/schema';

/** Those of the employees who have a notification that leads there. */
export async function notifiedAmong(
  database: Kysely<Schema>,
  path: NotificationPath,
  employeeIds: readonly string[],
): Promise<string[]> {
  if (employeeIds.length === 0) return [];
  const rows = await database
    .selectFrom('notifications')
    .select('recipient_id')
    .where('recipient_id', 'in', [...employeeIds])
    .where('path', '=', path)
    .execute();
  return rows.map((row) => row.recipient_id);
}
