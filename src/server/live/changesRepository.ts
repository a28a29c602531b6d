import { sql, type Kysely } from 'kysely';
import type { Schema } from '../database/schema';

/** Says, for the rest of the transaction, which session and tab its changes come from. */
export async function markOrigin(transaction: Kysely<Schema>, origin: string): Promise<void> {
  await sql`select set_config('daybook.origin', ${origin}, true)`.execute(transaction);
}

/** Clears away changes of this age, and remembers up to where. */
export async function trimChanges(database: Kysely<Schema>, ageMs: number): Promise<void> {
  await sql`
    with gone as (delete from changes where happened_at < clock_timestamp() - ${ageMs} * interval '1 millisecond' returning transaction_id)
    update change_log_state set trimmed_through = greatest(trimmed_through, (select max(transaction_id) from gone))
    where exists (select from gone)`.execute(database);
}
