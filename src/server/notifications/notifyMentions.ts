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
  /** Cleaned HTML before the change; null for a new text. Who was mentioned there already is not told again. */
  before: string | null;
  after: string;
  /** 'a comment on', for example: stands before the name of the task or project. */
  place: string;
}

const pathOf = ({ kind, id }: Subject): string => (kind === 'task' ? `/task/${id}` : `/project/view/${id}`);

/** Tells the people whom a text newly mentions; only those who may see what it is about. To be called in the transaction of the change. */
export async function notifyMentions(
  database: Kysely<Schema>,
  caller: Caller,
  now: Date,
  { subject, before, after, place }: WrittenText,
): Promise<void> {
  const known = new Set(mentionedPeople(before ?? ''));
  const mentioned = mentionedPeople(after).filter((id) => !known.has(id) && id !== caller.employeeId);
  const recipientIds = await viewersAmong(database, subject, mentioned);
  if (recipientIds.length === 0) return;
  const text = `${caller.fullName} mentioned you in ${place} ${await subjectLabel(database, subject)}`;
  await notify(database, {
    recipientIds,
    actorId: caller.employeeId,
    kind: 'mention',
    text,
    path: pathOf(subject),
    happenedAt: now,
  });
}
