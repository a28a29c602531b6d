import { sql, type Kysely } from 'kysely';

/**
 * Servers tell each other of changes after their commits. PostgreSQL lets only one transaction that notifies commit at a
 * time, and the next waits until the former is on the disk: changes of tasks reached a third of the rate.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger changes_ring on changes;
    drop function changes_ring();
  `.execute(database);
}
