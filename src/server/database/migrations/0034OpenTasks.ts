import { sql, type Kysely } from 'kysely';

/** Unfinished tasks by due day: what is overdue or open is read in that order, however many tasks are finished. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // As the lists ask: finished are REJECTED (8) and CLOSE (9).
  await sql`create index tasks_open_by_due_on on tasks (due_on, id) where deleted_at is null and status_rank < 8`.execute(database);
}
