import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Caller } from '../../operations/call';
import type { LinkPlan } from './taskLinks';

/**
 * Tells the tasks at the other end of new and removed links: a link belongs to both. Only the key goes over there, as it
 * stands in the list of linked tasks.
 */
export async function recordLinksAtOtherEnd(
  database: Kysely<Schema>,
  caller: Caller,
  now: Date,
  key: string,
  { added, removed }: Pick<LinkPlan, 'added' | 'removed'>,
): Promise<void> {
  const entry = { actorId: caller.employeeId, happenedAt: now };
  await addHistoryEntries(database, [
    ...added.map((task) => ({
      ...entry,
      subject: { kind: 'task' as const, id: task.id },
      action: `Linked with ${key}`,
    })),
    ...removed.map((task) => ({
      ...entry,
      subject: { kind: 'task' as const, id: task.id },
      action: `Link with ${key} removed`,
    })),
  ]);
}
