import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { NotificationKind } from '../../domain/notifications/notificationKinds';
import type { Schema } from '../database/schema';
import { insertNotifications } from './notificationsRepository';

export interface NewNotification {
  /** Employees to be told; repeated ids count once. */
  recipientIds: readonly string[];
  /** Who did it; null when the house itself reports. */
  actorId: string | null;
  kind: NotificationKind;
  /** One plain sentence, complete without a title: 'Leave of 03/02/2026 was approved'. */
  text: string;
  /** Address in the client that shows what it is about, such as /task/{id}. */
  path: string;
  happenedAt: Date;
}

/**
 * Tells people what concerns them: in the list of the top bar and by mail. To be called in the transaction of the change,
 * so that nobody hears of what did not happen. Nobody is told what he or she did.
 */
export async function notify(
  database: Kysely<Schema>,
  { recipientIds, actorId, kind, text, path, happenedAt }: NewNotification,
): Promise<void> {
  const recipients = [...new Set(recipientIds)].filter((id) => id !== actorId);
  await insertNotifications(
    database,
    recipients.map((recipientId) => ({
      id: newId(),
      recipient_id: recipientId,
      actor_id: actorId,
      kind,
      text,
      path,
      created_at: happenedAt,
    })),
  );
}
