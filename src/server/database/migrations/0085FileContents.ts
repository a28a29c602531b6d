import { sql, type Kysely } from 'kysely';

/** Uploaded files for servers that share a database but no disk; in parts, so that none is in memory as a whole. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table file_contents (
      content_hash text primary key check (content_hash ~ '^[0-9a-f]{64}$'),
      size_bytes bigint not null check (size_bytes >= 0),
      stored_at timestamptz not null
    )`.execute(database);
  await sql`
    create table file_content_parts (
      content_hash text not null references file_contents on delete cascade,
      part integer not null,
      content bytea not null,
      primary key (content_hash, part)
    )`.execute(database);
  // Pictures and documents are compressed already.
  await sql`alter table file_content_parts alter column content set storage external`.execute(database);
}
