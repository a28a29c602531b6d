import { sql, type Kysely } from 'kysely';
import { withNextStatement } from '../database/pools/preparingPool';
import type { Schema } from '../database/schema';

/** Marks the changes of this transaction with the session and tab that made them. */
export async function markOrigin(transaction: Kysely<Schema>, origin: string): Promise<void> {
  await sql`${withNextStatement}select set_config('daybook.origin', ${origin}, true)`.execute(transaction);
}

/** Deletes changes of this age, and stores up to which position. */
export async function trimChanges(database: Kysely<Schema>, ageMs: number): Promise<void> {
  await sql`
    with gone as (delete from changes where happened_at < change_log_clock() - ${ageMs} * interval '1 millisecond' returning transaction_id)
    update change_log_state set trimmed_through = greatest(trimmed_through, (select max(transaction_id) from gone))
    where exists (select from gone)`.execute(database);
}

/**
 * Deletes the rows of the tasks' change log that the snapshot, of an hour ago or more, already saw.
 * @returns the current snapshot
 */
export async function trimTaskChangeLog(database: Kysely<Schema>, former: string | undefined): Promise<string> {
  if (former !== undefined)
    await sql`delete from task_moves where pg_visible_in_snapshot(transaction_id, ${former}::pg_snapshot)`.execute(
      database,
    );
  const { rows } = await sql<{ now: string }>`select pg_current_snapshot()::text as now`.execute(database);
  return rows[0]?.now ?? '';
}
