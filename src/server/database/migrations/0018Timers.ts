import { sql, type Kysely } from 'kysely';

/**
 * Hours that people correct themselves: nobody's stretches overlap, whoever writes them; what was corrected and why; and
 * the answer to a timer that outlived its day. Hours can move to another task, and the time logged in the task's row with them.
 * Projects are found by a part of their name.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists btree_gist;
    alter table task_timers
      add column version integer not null default 1,
      add column corrected_at timestamptz,
      add column correction_reason text check (char_length(correction_reason) <= 250),
      add column overrun_kept_at timestamptz,
      add constraint task_timers_no_overlap exclude using gist (employee_id with =, tstzrange(started_at, stopped_at) with &&);
    comment on column task_timers.overrun_kept_at is 'When the person said that the timer rightly ran on after the end of the day';

    create or replace function task_timers_log_in_tasks() returns trigger language plpgsql as $$
    declare
      former bigint := case when tg_op = 'INSERT' then 0 else finished_seconds(old.started_at, old.stopped_at) end;
      present bigint := case when tg_op = 'DELETE' then 0 else finished_seconds(new.started_at, new.stopped_at) end;
    begin
      if tg_op = 'UPDATE' and new.task_id <> old.task_id then
        update tasks set logged_seconds = logged_seconds - former where id = old.task_id;
        update tasks set logged_seconds = logged_seconds + present where id = new.task_id;
      elsif former <> present then
        update tasks set logged_seconds = logged_seconds + present - former where id = case when tg_op = 'DELETE' then old.task_id else new.task_id end;
      end if;
      return null;
    end $$;

    create index projects_search on projects using gin ((name || ' ' || short_name) gin_trgm_ops);
  `.execute(database);
}
