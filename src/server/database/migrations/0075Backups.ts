import { sql, type Kysely } from 'kysely';

/** Backups and their outcome. A scheduled one takes its place in the schedule, so that one of several servers makes it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      id uuid primary key default gen_random_uuid(),
      started_at timestamptz not null,
      finished_at timestamptz,
      schedule_slot bigint unique,
      file text not null,
      size_bytes bigint,
      row_count bigint,
      file_count integer,
      missing_file_count integer,
      is_encrypted boolean,
      problem text
    )`.execute(database);
  await sql`create index backups_started_at on backups (started_at desc)`.execute(database);
}
