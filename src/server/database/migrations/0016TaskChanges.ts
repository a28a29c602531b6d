import { sql, type Kysely } from 'kysely';

/**
 * A number that grows with every change of tasks: whoever has counted them can tell whether the count still holds.
 * Indexes for what happened lately, whatever it belongs to.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence task_changes;
    create function tasks_note_change() returns trigger language plpgsql as $$
    begin
      perform nextval('task_changes');
      return null;
    end $$;
    create trigger tasks_note_change after insert or update or delete on tasks
      for each statement execute function tasks_note_change();
    create index task_timers_started on task_timers (started_at desc, id);
    create index comments_created on comments (created_at desc, id);
    create index history_entries_of_projects on history_entries (happened_at desc) where project_id is not null;
  `.execute(database);
}
