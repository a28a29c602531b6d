import { notificationLinks } from '../../domain/notifications/notificationLinks';
import type { Kysely } from 'kysely';
import { mentionedPeople } from '../../domain/richtext/mentions';
import type { Schema } from '../database/schema';
import type { Caller } from '../operations/caller';
import { viewersAmong } from '../visibility/viewersReadModel';
import type { Subject } from '../visibility/visibilityReadModel';
import { notify } from './notify';
import { subjectLabel } from './subjectLabelReadModel';

export interface WrittenComment {
  id: string;
  subject: Subject;
  /** Cleaned HTML. */
  body: string;
}

/** Notifies the employees whom a new comment mentions, if they may see it. Must run in the transaction of the change. */
export async function notifyMentions(
  database: Kysely<Schema>,
  caller: Caller,
  now: Date,
  { id, subject, body }: WrittenComment,
): Promise<void> {
  const mentioned = mentionedPeople(body).filter((employeeId) => employeeId !== caller.employeeId);
  const recipientIds = await viewersAmong(database, subject, mentioned);
  if (recipientIds.length === 0) return;
  const text = `${caller.fullName} mentioned you in a comment on ${await subjectLabel(database, subject)}`;
  await notify(database, {
    recipientIds,
    actorId: caller.employeeId,
    kind: 'mention',
    text,
    path: notificationLinks.mention.record[subject.kind](subject.id, id),
    happenedAt: now,
  });
}
