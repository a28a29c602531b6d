import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { photoColumns } from '../../employee-records/personColumns';

export interface NotificationWindow {
  readonly recipientId: string;
  readonly isUnreadOnly: boolean;
  readonly offset: number;
  readonly limit: number;
}

const selectNotifications = (database: Kysely<Schema>, recipientId: string, isUnreadOnly: boolean) => {
  const own = database.selectFrom('notifications').where('notifications.recipient_id', '=', recipientId);
  return isUnreadOnly ? own.where('notifications.read_at', 'is', null) : own;
};

/** A window of an employee's notifications, newest first, with name and picture of the actor. */
export const notificationWindow = (
  database: Kysely<Schema>,
  { recipientId, isUnreadOnly, offset, limit }: NotificationWindow,
) =>
  selectNotifications(database, recipientId, isUnreadOnly)
    .leftJoin('employees as actor', 'actor.id', 'notifications.actor_id')
    .leftJoin('files as photo', 'photo.id', 'actor.photo_file_id')
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.text',
      'notifications.path',
      'notifications.created_at',
      'notifications.read_at',
      'actor.full_name as actor_name',
      ...photoColumns,
    ])
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id')
    .offset(offset)
    .limit(limit)
    .execute();

export async function countNotifications(
  database: Kysely<Schema>,
  recipientId: string,
  isUnreadOnly: boolean,
): Promise<number> {
  const { count } = await selectNotifications(database, recipientId, isUnreadOnly)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
