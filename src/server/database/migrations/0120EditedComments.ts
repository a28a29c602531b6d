import { sql, type Kysely } from 'kysely';

/**
 * Comments can be changed and deleted by their authors. A deleted one leaves its table, so that no list, figure or report
 * has to leave it out; its text is stored for a short time, for an undo.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table comments
      add column edited_at timestamptz,
      add column version integer not null default 1;
    create table deleted_comments (
      id uuid primary key,
      task_id uuid references tasks on delete cascade,
      project_id uuid references projects on delete cascade,
      author_id uuid not null references employees,
      body text not null,
      created_at timestamptz not null,
      edited_at timestamptz,
      version integer not null,
      deleted_at timestamptz not null,
      check ((task_id is null) <> (project_id is null))
    );
    create index deleted_comments_task on deleted_comments (task_id);
    create index deleted_comments_project on deleted_comments (project_id);
    create index deleted_comments_author on deleted_comments (author_id);
    create index deleted_comments_deleted on deleted_comments (deleted_at);
    comment on table deleted_comments is 'Comments that can be restored for an hour; older ones are removed every hour'
  `.execute(database);
}
