import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';

export interface ViewValues {
  name: string;
  view: string;
  is_shared: boolean;
}

/** @returns the id of the new view */
export async function addView(
  database: Kysely<Schema>,
  place: { table: string; ownerId: string },
  values: ViewValues,
  now: Date,
): Promise<string> {
  const id = newId();
  await database
    .insertInto('saved_views')
    .values({ id, table_name: place.table, owner_id: place.ownerId, ...values, updated_at: now })
    .execute();
  return id;
}

export async function changeView(database: Kysely<Schema>, id: string, values: ViewValues, now: Date): Promise<void> {
  await database
    .updateTable('saved_views')
    .set((eb) => ({ ...values, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Locks a view until the transaction ends, if it belongs to the employee. */
export async function lockOwnView(database: Kysely<Schema>, id: string, ownerId: string): Promise<void> {
  if (!isRecordId(id)) return;
  await database
    .selectFrom('saved_views')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forNoKeyUpdate()
    .execute();
}

export async function removeView(database: Kysely<Schema>, id: string): Promise<void> {
  await database.deleteFrom('saved_views').where('id', '=', id).execute();
}
