import { sql, type Kysely } from 'kysely';

/** The help-desk: departments with their handlers, tickets, their thread with internal notes, and what happened to them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table ticket_departments (
      id uuid primary key,
      name text not null,
      prefix text not null check (prefix ~ '^[A-Z][A-Z0-9]{0,9}$'),
      response_hours numeric(5, 1) not null default 8 check (response_hours > 0),
      last_ticket_number integer not null default 0,
      status text not null default 'Active' check (status in ('Active', 'DeActive'))
    );
    comment on column ticket_departments.response_hours is 'Working hours within which the first reply is promised';
    create unique index ticket_departments_name on ticket_departments (lower(name));
    create unique index ticket_departments_prefix on ticket_departments (prefix);

    create table ticket_department_handlers (
      ticket_department_id uuid not null references ticket_departments on delete cascade,
      employee_id uuid not null references employees,
      primary key (ticket_department_id, employee_id)
    );
    create index ticket_department_handlers_employee on ticket_department_handlers (employee_id);

    create table tickets (
      id uuid primary key,
      ticket_department_id uuid not null references ticket_departments,
      number integer not null,
      key text not null,
      title text not null check (btrim(title) <> ''),
      description text,
      ticket_type text not null check (ticket_type in ('Story', 'Task', 'Bug')),
      priority text not null default 'MEDIUM' check (priority in ('HIGH', 'MEDIUM', 'LOW')),
      status text not null default 'Open' check (status in ('Open', 'In Progress', 'On Hold', 'Resolved', 'Closed', 'Reopened')),
      raised_by_id uuid not null references employees,
      assignee_id uuid references employees,
      reopen_count integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      first_replied_at timestamptz,
      last_replied_at timestamptz,
      resolved_at timestamptz,
      priority_rank smallint not null generated always as (case priority when 'HIGH' then 1 when 'MEDIUM' then 2 else 3 end) stored,
      status_rank smallint not null generated always as (case status when 'Open' then 1 when 'Reopened' then 2 when 'In Progress' then 3 when 'On Hold' then 4 when 'Resolved' then 5 else 6 end) stored,
      unique (ticket_department_id, number)
    );
    create unique index tickets_key on tickets (upper(key));
    create index tickets_search on tickets using gin ((key || ' ' || title) gin_trgm_ops);
    create index tickets_raiser on tickets (raised_by_id, created_at desc);
    create index tickets_assignee on tickets (assignee_id, created_at desc);
    create index tickets_department on tickets (ticket_department_id, created_at desc);
    create index tickets_by_title on tickets (title, id);
    create index tickets_by_type on tickets (ticket_type, id);
    create index tickets_by_priority on tickets (priority_rank, id);
    create index tickets_by_status on tickets (status_rank, id);
    create index tickets_by_creation on tickets (created_at, id);
    create index tickets_by_update on tickets (updated_at, id);
    create index tickets_by_first_reply on tickets (first_replied_at, id);
    create index tickets_by_last_reply on tickets (last_replied_at, id);
    create index tickets_by_resolution on tickets (resolved_at, id);

    create table ticket_messages (
      id uuid primary key,
      ticket_id uuid not null references tickets on delete cascade,
      author_id uuid not null references employees,
      body text not null,
      is_internal boolean not null default false,
      created_at timestamptz not null default now()
    );
    comment on column ticket_messages.is_internal is 'A note that only the handlers of the department may read';
    create index ticket_messages_ticket on ticket_messages (ticket_id, created_at);

    create table ticket_files (
      ticket_id uuid not null references tickets on delete cascade,
      file_id uuid not null references files,
      message_id uuid references ticket_messages on delete set null,
      primary key (ticket_id, file_id)
    );
    create index ticket_files_file on ticket_files (file_id);
    create index ticket_files_message on ticket_files (message_id) where message_id is not null;

    create table ticket_log_entries (
      id uuid primary key,
      ticket_id uuid not null references tickets on delete cascade,
      action text not null,
      previous_value text,
      current_value text,
      comment text,
      created_by_id uuid not null references employees,
      created_at timestamptz not null default now()
    );
    create index ticket_log_entries_ticket on ticket_log_entries (ticket_id, created_at desc);
  `.execute(database);
}
