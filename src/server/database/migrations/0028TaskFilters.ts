import { sql, type Kysely } from 'kysely';

/** Status and priority are what lists over all projects are filtered by most: without an index of their own such a filter reads every task. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index tasks_all_filtered on tasks (status_rank, priority_rank, due_on, id) where deleted_at is null`.execute(database);
}
