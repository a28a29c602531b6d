import { sql, type Kysely } from 'kysely';

/** Overtime entries and what happened to them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table overtime_entries (
      id uuid primary key,
      employee_id uuid not null references employees,
      project_id uuid not null references projects,
      work_date date not null,
      description text not null check (btrim(description) <> '' and char_length(description) <= 250),
      claimed_hours numeric(4, 2) check (claimed_hours > 0 and claimed_hours <= 24),
      status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected')),
      status_comment text check (char_length(status_comment) <= 250),
      acted_by_id uuid references employees,
      acted_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((status = 'Pending') = (acted_at is null)),
      check ((acted_by_id is null) = (acted_at is null))
    );
    create index overtime_entries_employee on overtime_entries (employee_id, work_date desc);
    create index overtime_entries_project on overtime_entries (project_id, work_date desc);
    create index overtime_entries_pending on overtime_entries (created_at, id) where status = 'Pending';
    create index overtime_entries_by_date on overtime_entries (work_date, id);
    create index overtime_entries_by_status on overtime_entries (status, id);
    create index overtime_entries_by_creation on overtime_entries (created_at, id);
    create index overtime_entries_actor on overtime_entries (acted_by_id);

    create table overtime_log_entries (
      id uuid primary key,
      overtime_entry_id uuid not null references overtime_entries on delete cascade,
      action text not null,
      comment text,
      created_by_id uuid not null references employees,
      created_at timestamptz not null default now()
    );
    create index overtime_log_entries_entry on overtime_log_entries (overtime_entry_id, created_at desc);
  `.execute(database);
}
