import { sql, type Kysely } from 'kysely';

/** A session ends when it is not used (expires_at, moved by each use) and at last at a fixed instant (ends_at). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column ends_at timestamptz`.execute(database);
  await sql`update sessions set ends_at = expires_at`.execute(database);
  await sql`alter table sessions alter column ends_at set not null`.execute(database);
}
