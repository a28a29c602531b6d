import { sql, type Kysely } from 'kysely';

/** The token that a session had before its user was confirmed again; requests that are under way still use it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions add column former_token_hash bytea, add column former_until timestamptz;
    create unique index sessions_former_token on sessions (former_token_hash) where former_token_hash is not null;
  `.execute(database);
}
