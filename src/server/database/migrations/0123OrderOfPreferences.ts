import { sql, type Kysely } from 'kysely';

/** Which page has chosen a preference, and by which of its calls: one that arrives after a later one is ignored. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table preferences add column tab text, add column call_number integer;
    comment on column preferences.value is 'JSON; empty for a minute after the preference was deleted, so that an earlier call that arrives late does not bring it back'
  `.execute(database);
}
