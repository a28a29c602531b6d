import { sql, type Kysely } from 'kysely';

/** Finds what a person has changed lately: the client may tell a change that is in the history already, without saying of which task. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index history_entries_actor on history_entries (actor_id, happened_at desc)`.execute(database);
}
