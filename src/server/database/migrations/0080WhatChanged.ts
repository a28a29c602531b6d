import { sql, type Kysely } from 'kysely';

/** What happened to tasks lately, whatever project they belong to: the few kinds of entries that the dashboard counts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index history_entries_task_events on history_entries (happened_at)
      where task_id is not null and (field in ('status', 'due_on') or action = 'Created');
  `.execute(database);
  await sql`create index sprint_closings_closed on sprint_closings (closed_at)`.execute(database);
}
