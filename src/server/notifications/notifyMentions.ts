import { notificationLinks } from '../../domain/notifications/notificationLinks';
import type { Kysely } from 'kysely';
import { mentionedPeople } from '../../domain/richtext/mentions';
import type { Schema } from '../database/schema';
import type { Caller } from '../operations/call';
import { viewersAmong } from '../visibility/viewersReadModel';
import type { Subject } from '../visibility/visibilityReadModel';
import { notify } from './notify';
import { subjectLabel } from './subjectLabelReadModel';

export interface WrittenText {
  subject: Subject;
  /** Cleaned HTML before the change; null for a new text. Earlier mentions are not notified again. */
  before: string | null;
  after: string;
  /** 'a comment on', for example: precedes the name of the task or project. */
  introduction: string;
}

/** Notifies newly mentioned employees to whom the subject is visible. Must run in the transaction of the change. */
export async function notifyMentions(
  database: Kysely<Schema>,
  caller: Caller,
  now: Date,
  { subject, before, after, introduction }: WrittenText,
): Promise<void> {
  const earlier = new Set(mentionedPeople(before ?? ''));
  const mentioned = mentionedPeople(after).filter((id) => !earlier.has(id) && id !== caller.employeeId);
  const recipientIds = await viewersAmong(database, subject, mentioned);
  if (recipientIds.length === 0) return;
  const text = `${caller.fullName} mentioned you in ${introduction} ${await subjectLabel(database, subject)}`;
  await notify(database, {
    recipientIds,
    actorId: caller.employeeId,
    kind: 'mention',
    text,
    path: notificationLinks.mention.record[subject.kind](subject.id),
    happenedAt: now,
  });
}
