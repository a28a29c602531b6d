import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { PoolUse } from '../database';
import type { FairQueue } from './fairQueue';

export const poolUse = (pool: Pool, queue: FairQueue): PoolUse => ({
  max: pool.options.max,
  idle: pool.idleCount,
  busy: pool.totalCount - pool.idleCount,
  waiting: pool.waitingCount + queue.waiting,
});

/** Waits for running queries. Kysely alone leaves a pool open that was never used. */
export async function closePool<Tables>(kysely: Kysely<Tables>, pool: Pool): Promise<void> {
  await kysely.destroy();
  if (!pool.ending) await pool.end();
}

/**
 * Without a listener, a connection that breaks between two queries would end the process. The pool replaces it, and a
 * query that needs it fails with the same error.
 * @param onLost called for each of them
 */
export function followLostConnections(pool: Pool, onLost: (error: Error) => void): void {
  pool.on('connect', (client) => void client.on('error', onLost));
  pool.on('error', () => undefined);
}
