import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema';

/**
 * A statement that changes nothing, but that a server without the right to change anything rejects.
 * @throws when the database does not answer, or is a standby
 */
export async function mustReachDatabase(database: Kysely<Schema>): Promise<void> {
  await sql`delete from backups where false`.execute(database);
}
