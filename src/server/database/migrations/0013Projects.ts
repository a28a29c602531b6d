import { sql, type Kysely } from 'kysely';

/** Leaders among the members of a project; indexes for the figures per member and for what was deleted last. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table project_members add column is_leader boolean not null default false;
    create index tasks_by_member on tasks (project_id, assignee_id, status) include (due_on, duration_hours) where deleted_at is null;
    create index tasks_deleted on tasks (project_id, deleted_at desc) where deleted_at is not null;
    create index projects_deleted on projects (deleted_at desc) where deleted_at is not null;
  `.execute(database);
}
