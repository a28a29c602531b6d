import { sql, type Kysely } from 'kysely';

/**
 * The number of tasks of a project is counted once for each statement: a project of thousands of tasks is deleted and
 * restored by one statement, and each of its tasks wrote the same row again. A trigger with transition tables cannot be
 * limited to a column, so the function looks for rows that were deleted or restored.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger tasks_count_deleted on tasks;
    drop trigger tasks_count_removed on tasks;
    drop function tasks_count_changed();

    create function tasks_count_deleted() returns trigger language plpgsql as $$
    begin
      update project_task_counts set task_count = project_task_counts.task_count + changed.difference
      from (
        select present.project_id, sum(case when present.deleted_at is null then 1 else -1 end) as difference
        from new_rows present join old_rows former on former.id = present.id
        where (present.deleted_at is null) <> (former.deleted_at is null)
        group by present.project_id
      ) changed
      where project_task_counts.project_id = changed.project_id;
      return null;
    end $$;
    create function tasks_count_removed() returns trigger language plpgsql as $$
    begin
      update project_task_counts set task_count = project_task_counts.task_count - removed.difference
      from (select project_id, count(*) as difference from old_rows where deleted_at is null group by project_id) removed
      where project_task_counts.project_id = removed.project_id;
      return null;
    end $$;
    create trigger tasks_count_deleted after update on tasks referencing new table as new_rows old table as old_rows
      for each statement execute function tasks_count_deleted();
    create trigger tasks_count_removed after delete on tasks referencing old table as old_rows
      for each statement execute function tasks_count_removed();
  `.execute(database);
}
