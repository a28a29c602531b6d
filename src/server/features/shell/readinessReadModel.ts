import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

/** Resolves when the database answers. */
export async function mustReachDatabase(database: Kysely<Schema>): Promise<void> {
  await sql`select 1`.execute(database);
}
