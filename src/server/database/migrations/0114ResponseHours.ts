import { sql, type Kysely } from 'kysely';

/** Quarters of an hour can be promised: 9.25 hours, a whole shift, were stored as 9.3. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table ticket_departments alter column response_hours type numeric(6, 2)`.execute(database);
}
