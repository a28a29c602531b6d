import type { Kysely } from 'kysely';
import type { Pool } from 'pg';

/** Closes the connections after the queries that use them. Kysely alone would leave the pool open when it was never used. */
export async function closePool<Tables>(kysely: Kysely<Tables>, pool: Pool): Promise<void> {
  await kysely.destroy();
  if (!pool.ending) await pool.end();
}
