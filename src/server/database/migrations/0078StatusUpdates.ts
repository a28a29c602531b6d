import { sql, type Kysely } from 'kysely';
import { watch } from './0017Live';

/** What managers say about their projects: health and text. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
    create table project_status_updates (
      id uuid primary key,
      project_id uuid not null references projects on delete cascade,
      author_id uuid not null references employees,
      health text not null check (health in ('On track', 'At risk', 'Off track', 'On hold', 'Done')),
      body text not null,
      created_at timestamptz not null,
      edited_at timestamptz,
      version integer not null default 1
    );
    create index project_status_updates_project on project_status_updates (project_id, created_at desc, id desc);
    create index project_status_updates_created on project_status_updates (created_at);
    create index project_status_updates_author on project_status_updates (author_id);
    comment on table project_status_updates is 'Health and text of a project, as its managers see it at created_at';
    comment on column project_status_updates.body is 'Clean HTML';
    `,
    )
    .execute(database);
  await sql
    .raw(
      watch({
        table: 'project_status_updates',
        rows: "select 'status-update', r.id, r.project_id, '{}'::uuid[] from changed r",
      }),
    )
    .execute(database);
}
