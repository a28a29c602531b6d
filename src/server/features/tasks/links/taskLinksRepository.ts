import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import { sendWithNext } from '../../../database/transactions/sendWithNext';

interface LinksToStore {
  readonly removedIds: readonly string[];
  readonly addedIds: readonly string[];
  readonly now: Date;
}

/**
 * Removes links of a task, in either direction, and adds others. The tasks at the other end change too: who has one of
 * them open in a form would otherwise store the links as they were.
 */
export async function changeLinks(
  database: Kysely<Schema>,
  id: string,
  { removedIds, addedIds, now }: LinksToStore,
): Promise<void> {
  const otherIds = [...removedIds, ...addedIds];
  if (otherIds.length === 0) return;
  await sendWithNext(
    database,
    database
      .updateTable('tasks')
      .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
      .where('id', 'in', otherIds),
  );
  if (removedIds.length > 0) {
    await database
      .deleteFrom('task_links')
      .where((eb) =>
        eb.or([
          eb.and([eb('task_id', '=', id), eb('linked_task_id', 'in', [...removedIds])]),
          eb.and([eb('linked_task_id', '=', id), eb('task_id', 'in', [...removedIds])]),
        ]),
      )
      .execute();
  }
  if (addedIds.length > 0) {
    await database
      .insertInto('task_links')
      .values(addedIds.map((linked_task_id) => ({ task_id: id, linked_task_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
