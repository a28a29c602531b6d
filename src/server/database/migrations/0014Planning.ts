import { sql, type Kysely } from 'kysely';

/** Milestones and sprints as people edit them: versions against competing saves, names once per project, and what was in a sprint when it was closed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table milestones add column version integer not null default 1;
    alter table sprints add column version integer not null default 1;
    create unique index milestones_name on milestones (project_id, lower(btrim(name)));
    create unique index sprints_name on sprints (project_id, lower(btrim(name)));

    create table sprint_closings (
      id uuid primary key,
      sprint_id uuid not null references sprints on delete cascade,
      closed_at timestamptz not null,
      closed_by_id uuid references employees,
      carried_to_id uuid references sprints on delete set null,
      carried_to_name text
    );
    comment on column sprint_closings.carried_to_name is 'Name at closing of the sprint that took the unfinished tasks; null when they stayed';
    create index sprint_closings_sprint on sprint_closings (sprint_id, closed_at desc);
    create index sprint_closings_carried_to on sprint_closings (carried_to_id);

    create table sprint_closing_tasks (
      closing_id uuid not null references sprint_closings on delete cascade,
      task_id uuid not null references tasks on delete cascade,
      key text not null,
      summary text not null,
      issue_type text not null,
      priority text not null,
      status text not null,
      assignee_name text,
      duration_hours numeric(7, 2),
      logged_minutes integer not null default 0,
      was_carried boolean not null,
      primary key (closing_id, task_id)
    );
    comment on table sprint_closing_tasks is 'The tasks of a sprint as they were when it was closed';
    create index sprint_closing_tasks_task on sprint_closing_tasks (task_id);
  `.execute(database);
}
