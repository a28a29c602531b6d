import { sql, type Kysely } from 'kysely';

/** Objects of uploaded files in an S3-compatible store: written before an object, removed together with it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_objects (
      content_hash text primary key check (content_hash ~ '^[0-9a-f]{64}$'),
      stored_at timestamptz not null
    )`.execute(database);
}
