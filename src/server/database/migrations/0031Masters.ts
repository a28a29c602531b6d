import { sql, type Kysely } from 'kysely';

const masters = ['locations', 'verticals', 'tech_stacks', 'requirements', 'positions', 'departments', 'ticket_departments', 'holidays'];

/** Masters count their versions, so that of two people who save the same entry the second one sees what the first has changed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const master of masters) await sql`alter table ${sql.table(master)} add column version integer not null default 1`.execute(database);
}
