import { sql, type Kysely } from 'kysely';

/**
 * Closing copies keep the logged time of a task to the second: minutes that were rounded down for each task added up to less than
 * the sprint had shown. A server of the version before still writes whole minutes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sprint_closing_tasks alter column logged_minutes type double precision`.execute(database);
}
