import { notificationLinks } from '../../domain/notifications/notificationLinks';
import type { Kysely } from 'kysely';
import { mentionedPeople } from '../../domain/richtext/mentions';
import type { Schema } from '../database/schema';
import type { Caller } from '../operations/caller';
import { viewersAmong } from '../visibility/viewersReadModel';
import type { Subject } from '../visibility/visibilityReadModel';
import { notifiedAmong } from './notifiedReadModel';
import { notify } from './notify';
import { subjectLabel } from './subjectLabelReadModel';

export interface WrittenComment {
  id: string;
  subject: Subject;
  /** Cleaned HTML. */
  body: string;
  /** Before the change of a comment; the people whom it mentioned know already. */
  formerBody?: string;
}

/**
 * Notifies the employees whom a new or changed comment mentions, if they may see it: each once, however often it is
 * changed. Must run in the transaction of the change.
 */
export async function notifyMentions(
  database: Kysely<Schema>,
  caller: Caller,
  now: Date,
  { id, subject, body, formerBody }: WrittenComment,
): Promise<void> {
  const path = notificationLinks.mention.record[subject.kind](subject.id, id);
  const known = new Set([caller.employeeId, ...(formerBody === undefined ? [] : mentionedPeople(formerBody))]);
  const mentioned = mentionedPeople(body).filter((employeeId) => !known.has(employeeId));
  // Someone whose mention was removed in between was notified of it then.
  const notified = formerBody === undefined ? [] : await notifiedAmong(database, path, mentioned);
  const recipientIds = await viewersAmong(
    database,
    subject,
    mentioned.filter((employeeId) => !notified.includes(employeeId)),
  );
  if (recipientIds.length === 0) return;
  const text = `${caller.fullName} mentioned you in a comment on ${await subjectLabel(database, subject)}`;
  await notify(database, {
    recipientIds,
    actorId: caller.employeeId,
    kind: 'mention',
    text,
    path,
    happenedAt: now,
  });
}
