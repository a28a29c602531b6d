import { sql, type Kysely } from 'kysely';

/** Stored files, projects with members and documents, milestones, sprints. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      id uuid primary key,
      content_hash text not null,
      name text not null,
      size_bytes bigint not null,
      media_type text not null,
      uploaded_by_id uuid references employees,
      uploaded_at timestamptz not null default now()
    );
    create index files_content on files (content_hash);
    alter table employees add foreign key (photo_file_id) references files;

    create table tech_stacks (
      id uuid primary key,
      name text not null check (name not like '%,%'),
      status text not null default 'Active' check (status in ('Active', 'DeActive'))
    );
    create unique index tech_stacks_name on tech_stacks (lower(name));

    create table requirements (
      id uuid primary key,
      name text not null check (name not like '%,%'),
      status text not null default 'Active' check (status in ('Active', 'DeActive'))
    );
    create unique index requirements_name on requirements (lower(name));

    create table projects (
      id uuid primary key,
      name text not null,
      short_name text not null,
      client_name text not null,
      project_manager_id uuid references employees,
      technical_project_manager_id uuid references employees,
      awarded_on date,
      started_on date,
      description text,
      remark text,
      platform text,
      project_type text,
      status text not null default 'Open' check (status in ('Open', 'InProgress', 'Hold', 'InClientReview', 'Completed')),
      last_task_number integer not null default 0,
      version integer not null default 1,
      created_by_id uuid references employees,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deletion_id uuid,
      deleted_at timestamptz,
      deleted_by_id uuid references employees
    );
    create unique index projects_short_name on projects (upper(short_name));
    create index projects_name on projects (name, id) where deleted_at is null;
    create index projects_status on projects (status) where deleted_at is null;
    create index projects_manager on projects (project_manager_id) where deleted_at is null;
    create index projects_technical_manager on projects (technical_project_manager_id) where deleted_at is null;
    create index projects_deletion on projects (deletion_id) where deletion_id is not null;

    create table project_members (
      project_id uuid not null references projects on delete cascade,
      employee_id uuid not null references employees,
      joined_at timestamptz not null default now(),
      primary key (project_id, employee_id)
    );
    create index project_members_employee on project_members (employee_id, project_id);

    create table project_tech_stacks (
      project_id uuid not null references projects on delete cascade,
      tech_stack_id uuid not null references tech_stacks,
      primary key (project_id, tech_stack_id)
    );
    create index project_tech_stacks_master on project_tech_stacks (tech_stack_id);

    create table project_requirements (
      project_id uuid not null references projects on delete cascade,
      requirement_id uuid not null references requirements,
      primary key (project_id, requirement_id)
    );
    create index project_requirements_master on project_requirements (requirement_id);

    create table project_files (
      project_id uuid not null references projects on delete cascade,
      file_id uuid not null references files,
      primary key (project_id, file_id)
    );
    create index project_files_file on project_files (file_id);

    create table milestones (
      id uuid primary key,
      project_id uuid not null references projects on delete cascade,
      name text not null,
      description text,
      starts_on date,
      due_on date,
      status text not null default 'OPEN',
      created_at timestamptz not null default now()
    );
    create index milestones_project on milestones (project_id, due_on);
    create index milestones_due on milestones (due_on);

    create table sprints (
      id uuid primary key,
      project_id uuid not null references projects on delete cascade,
      milestone_id uuid references milestones on delete set null,
      name text not null,
      description text,
      scope_type text,
      starts_on date,
      due_on date,
      status text not null default 'OPEN',
      created_at timestamptz not null default now()
    );
    create index sprints_project on sprints (project_id, starts_on);
    create index sprints_milestone on sprints (milestone_id);
    create index sprints_due on sprints (due_on);
  `.execute(database);
}
