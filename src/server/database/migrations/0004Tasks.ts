import { sql, type Kysely } from 'kysely';

/**
 * Tasks with links, attachments, timers, comments and history.
 * Names of people and sprints are copied into the task so that a list sorted by them is read from an index;
 * triggers keep the copies true.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table tasks (
      id uuid primary key,
      project_id uuid not null references projects,
      number integer not null,
      key text not null,
      issue_type text not null check (issue_type in ('Bug', 'Task', 'Story')),
      summary text not null,
      description text,
      reporter_id uuid references employees,
      assignee_id uuid references employees,
      sprint_id uuid references sprints on delete set null,
      assigned_on date,
      due_on date,
      duration_hours numeric(7, 2) check (duration_hours >= 0),
      priority text not null default 'MEDIUM' check (priority in ('HIGH', 'MEDIUM', 'LOW')),
      status text not null default 'OPEN' check (status in ('OPEN', 'IN PROGRESS', 'DEVELOPMENT DONE', 'READY FOR QA', 'READY FOR UAT', 'REOPEN', 'REJECTED', 'ON HOLD', 'CLOSE')),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deletion_id uuid,
      deleted_at timestamptz,
      deleted_by_id uuid references employees,
      assignee_name text,
      reporter_name text,
      sprint_name text,
      priority_rank smallint not null generated always as (case priority when 'HIGH' then 1 when 'MEDIUM' then 2 else 3 end) stored,
      status_rank smallint not null generated always as (case status when 'OPEN' then 1 when 'REOPEN' then 2 when 'IN PROGRESS' then 3 when 'DEVELOPMENT DONE' then 4 when 'READY FOR QA' then 5 when 'READY FOR UAT' then 6 when 'ON HOLD' then 7 when 'REJECTED' then 8 else 9 end) stored,
      unique (project_id, number)
    );
    create unique index tasks_key on tasks (upper(key));
    create index tasks_search on tasks using gin ((key || ' ' || summary) gin_trgm_ops);
    create index tasks_deletion on tasks (deletion_id) where deletion_id is not null;
    create index tasks_sprint on tasks (sprint_id);
    create index tasks_assignee on tasks (assignee_id, due_on, id) where deleted_at is null;
    create index tasks_assignee_status on tasks (assignee_id, status_rank, due_on) where deleted_at is null;
    create index tasks_reporter on tasks (reporter_id, due_on, id) where deleted_at is null;
    create index tasks_by_number on tasks (project_id, number, id) where deleted_at is null;
    create index tasks_by_summary on tasks (project_id, summary, id) where deleted_at is null;
    create index tasks_by_type on tasks (project_id, issue_type, id) where deleted_at is null;
    create index tasks_by_priority on tasks (project_id, priority_rank, id) where deleted_at is null;
    create index tasks_by_status on tasks (project_id, status_rank, id) where deleted_at is null;
    create index tasks_by_assignee_name on tasks (project_id, assignee_name, id) where deleted_at is null;
    create index tasks_by_reporter_name on tasks (project_id, reporter_name, id) where deleted_at is null;
    create index tasks_by_sprint_name on tasks (project_id, sprint_name, id) where deleted_at is null;
    create index tasks_by_assigned_on on tasks (project_id, assigned_on, id) where deleted_at is null;
    create index tasks_by_due_on on tasks (project_id, due_on, id) where deleted_at is null;
    create index tasks_by_duration on tasks (project_id, duration_hours, id) where deleted_at is null;
    create index tasks_by_update on tasks (project_id, updated_at, id) where deleted_at is null;
    create index tasks_statistics on tasks (project_id, status, issue_type, priority) where deleted_at is null;

    create function tasks_copy_names() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' or new.assignee_id is distinct from old.assignee_id then
        new.assignee_name := (select full_name from employees where id = new.assignee_id);
      end if;
      if tg_op = 'INSERT' or new.reporter_id is distinct from old.reporter_id then
        new.reporter_name := (select full_name from employees where id = new.reporter_id);
      end if;
      if tg_op = 'INSERT' or new.sprint_id is distinct from old.sprint_id then
        new.sprint_name := (select name from sprints where id = new.sprint_id);
      end if;
      return new;
    end $$;
    create trigger tasks_copy_names before insert or update of assignee_id, reporter_id, sprint_id on tasks
      for each row execute function tasks_copy_names();

    create function employees_rename_in_tasks() returns trigger language plpgsql as $$
    begin
      update tasks set assignee_name = new.full_name where assignee_id = new.id;
      update tasks set reporter_name = new.full_name where reporter_id = new.id;
      return null;
    end $$;
    create trigger employees_rename_in_tasks after update of first_name, last_name on employees
      for each row when (old.full_name is distinct from new.full_name) execute function employees_rename_in_tasks();

    create function sprints_rename_in_tasks() returns trigger language plpgsql as $$
    begin
      update tasks set sprint_name = new.name where sprint_id = new.id;
      return null;
    end $$;
    create trigger sprints_rename_in_tasks after update of name on sprints
      for each row when (old.name is distinct from new.name) execute function sprints_rename_in_tasks();

    create table task_links (
      task_id uuid not null references tasks on delete cascade,
      linked_task_id uuid not null references tasks on delete cascade,
      primary key (task_id, linked_task_id),
      check (task_id <> linked_task_id)
    );
    create index task_links_reverse on task_links (linked_task_id);

    create table task_files (
      task_id uuid not null references tasks on delete cascade,
      file_id uuid not null references files,
      primary key (task_id, file_id)
    );
    create index task_files_file on task_files (file_id);

    create table task_timers (
      id uuid primary key,
      task_id uuid not null references tasks on delete cascade,
      project_id uuid not null references projects,
      employee_id uuid not null references employees,
      started_at timestamptz not null,
      stopped_at timestamptz check (stopped_at >= started_at)
    );
    create unique index task_timers_running on task_timers (employee_id) where stopped_at is null;
    create index task_timers_task on task_timers (task_id, started_at desc);
    create index task_timers_project on task_timers (project_id, started_at desc);
    create index task_timers_employee on task_timers (employee_id, started_at desc);

    create table comments (
      id uuid primary key,
      task_id uuid references tasks on delete cascade,
      project_id uuid references projects on delete cascade,
      author_id uuid not null references employees,
      body text not null,
      created_at timestamptz not null default now(),
      check ((task_id is null) <> (project_id is null))
    );
    create index comments_task on comments (task_id, created_at desc);
    create index comments_project on comments (project_id, created_at desc);

    create table history_entries (
      id uuid primary key,
      task_id uuid references tasks on delete cascade,
      project_id uuid references projects on delete cascade,
      actor_id uuid references employees,
      field text,
      previous_value text,
      current_value text,
      action text,
      remark text,
      happened_at timestamptz not null default now(),
      check ((task_id is null) <> (project_id is null))
    );
    create index history_entries_task on history_entries (task_id, happened_at desc);
    create index history_entries_project on history_entries (project_id, happened_at desc);
  `.execute(database);
}
