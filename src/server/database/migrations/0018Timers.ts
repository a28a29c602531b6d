import { sql, type Kysely } from 'kysely';

/**
 * Hours that people correct themselves: nobody's stretches overlap, whoever writes them; what was corrected and why; and
 * the answer to a timer that outlived its day. Projects are found by a part of their name.
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
    create index projects_search on projects using gin ((name || ' ' || short_name) gin_trgm_ops);
  `.execute(database);
}
