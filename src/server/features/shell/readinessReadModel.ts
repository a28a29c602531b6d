import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

export async function mustReachDatabase(database: Kysely<Schema>): Promise<void> {
  await sql`select 1`.execute(database);
}
