import type { Kysely } from 'kysely';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';

/** A role with its granted flags, or undefined. */
export async function findRole(database: Kysely<Schema>, id: string) {
  return isRecordId(id) ? database.selectFrom('roles').select(['id', 'name', 'granted_flags']).where('id', '=', id).executeTakeFirst() : undefined;
}
