import { sql, type Kysely } from 'kysely';

/** What lists over all projects are sorted by most. */
const columns = ['due_on', 'assigned_on', 'updated_at'];

/**
 * A text that many tasks hold is met soon along the order of the list, but each task that is passed on the way cost a
 * page of the table. These indexes hold what is looked at on the way: the text, the commonest filters, and the project
 * that decides who sees it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of columns) {
    const index = sql.ref(`tasks_all_by_${column}`);
    await sql`drop index ${index}`.execute(database);
    await sql`create index ${index} on tasks (${sql.ref(column)}, id) include (project_id, status_rank, priority_rank, key, summary) where deleted_at is null`.execute(database);
  }
}
