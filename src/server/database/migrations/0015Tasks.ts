import { sql, type Kysely } from 'kysely';

/** Changes of many tasks at once, with what stood there before, so that they can be taken back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table bulk_changes (
      id uuid primary key,
      employee_id uuid not null references employees on delete cascade,
      made_at timestamptz not null default now(),
      undone_at timestamptz
    );
    create index bulk_changes_employee on bulk_changes (employee_id, made_at);
    create table bulk_change_tasks (
      bulk_change_id uuid not null references bulk_changes on delete cascade,
      task_id uuid not null references tasks on delete cascade,
      before_values jsonb,
      version_after integer not null,
      primary key (bulk_change_id, task_id)
    );
    comment on column bulk_change_tasks.before_values is 'Former values of the columns that were changed; null for a task that the change has made';
    comment on column bulk_change_tasks.version_after is 'A task of a later version has been changed since';
    create index bulk_change_tasks_task on bulk_change_tasks (task_id);
  `.execute(database);
}
