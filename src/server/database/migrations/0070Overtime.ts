import { sql, type Kysely } from 'kysely';

/** Overtime entries count their versions, so that two changes of one entry do not overwrite each other. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table overtime_entries add column version integer not null default 1`.execute(database);
}
