import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';

/** Removes links of a task, in either direction, and adds others. */
export async function changeLinks(
  database: Kysely<Schema>,
  id: string,
  removedIds: readonly string[],
  addedIds: readonly string[],
): Promise<void> {
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
