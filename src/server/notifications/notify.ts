import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { NotificationKind } from '../../domain/notifications/notificationKinds';
import type { NotificationPath } from '../../domain/notifications/notificationLinks';
import type { Schema } from '../database/schema';
import { insertNotifications } from './notificationsRepository';

export interface NewNotification {
  /** Recipients; repeated ids count once. */
  recipientIds: readonly string[];
  /** null for notifications of the system. */
  actorId: string | null;
  kind: NotificationKind;
  /** One plain sentence, complete without a title: 'Leave of 03/02/2026 was approved'. */
  text: string;
  /** Of `notificationLinks`: leads to the record. */
  path: NotificationPath;
  happenedAt: Date;
}

/**
 * Adds notifications to the recipients' lists and the mail queue, all in one statement. Must run in the transaction of
 * the change. The actor is not notified.
 */
export async function notifyAll(database: Kysely<Schema>, notifications: readonly NewNotification[]): Promise<void> {
  await insertNotifications(
    database,
    notifications.flatMap(({ recipientIds, actorId, kind, text, path, happenedAt }) =>
      [...new Set(recipientIds)]
        .filter((id) => id !== actorId)
        .map((recipientId) => ({
          id: newId(),
          recipient_id: recipientId,
          actor_id: actorId,
          kind,
          text,
          path,
          created_at: happenedAt,
        })),
    ),
  );
}

/** The same for one notification. */
export const notify = (database: Kysely<Schema>, notification: NewNotification): Promise<void> =>
  notifyAll(database, [notification]);
