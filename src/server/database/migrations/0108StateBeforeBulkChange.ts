import { sql, type Kysely } from 'kysely';

/**
 * What follows from the status of a task and is not computed from it: without these columns the undo of a bulk change made
 * a task that was closed in May one that is closed today, and counted a reopening.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bulk_change_tasks
      add column status_since timestamptz,
      add column closed_at timestamptz,
      add column reopen_count integer;
    comment on column bulk_change_tasks.status_since is 'Before the change, as are closed_at and reopen_count; null when it did not change the status';
  `.execute(database);
}
