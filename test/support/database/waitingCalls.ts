import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../../src/server/database/schema';

/** Whether several transactions run at a time: the embedded database runs one after the other. */
export const hasServer = Boolean(process.env['DATABASE_URL']);

const maxWaitMs = 10_000;

async function countWaiting(database: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.waiting ?? 0;
}

/**
 * Makes calls that wait for rows which another transaction has locked, and ends that transaction once all of them wait:
 * so they surely run at the same time. Only where `hasServer`.
 * @param lock locks the rows, and may change them
 * @returns the answers
 */
export async function whileLocked<Answer>(
  database: Kysely<Schema>,
  lock: (transaction: Transaction<Schema>) => Promise<unknown>,
  calls: () => readonly Promise<Answer>[],
): Promise<Answer[]> {
  const made = await database.transaction().execute(async (transaction) => {
    await lock(transaction);
    const waiting = calls();
    for (const until = performance.now() + maxWaitMs; (await countWaiting(database)) < waiting.length; await sleep(20))
      if (performance.now() > until) throw new Error('The calls do not wait for the locked rows');
    return waiting;
  });
  return Promise.all(made);
}
