import { sql, type Kysely } from 'kysely';

/** Requests for a correction of the day, what happened to them, and the halves that an approval added. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table manual_attendances
      add column present_first_half boolean not null default false,
      add column present_second_half boolean not null default false,
      add column updated_by_id uuid references employees,
      add column updated_at timestamptz not null default now();
    create index manual_attendances_date on manual_attendances (work_date, employee_id);
    create index manual_attendances_editor on manual_attendances (updated_by_id);

    create table manual_attendance_requests (
      id uuid primary key,
      employee_id uuid not null references employees,
      work_date date not null,
      type text not null check (type in ('checkIn', 'checkOut')),
      claimed_time time not null,
      reason text not null check (reason in ('technical issue', 'Health Issue', 'Cricket Tournament', 'Vehicle Issue', 'Client Meeting', 'WFH')),
      status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected')),
      status_comment text check (char_length(status_comment) <= 250),
      acted_by_id uuid references employees,
      acted_at timestamptz,
      created_at timestamptz not null default now(),
      check ((status = 'Pending') = (acted_at is null)),
      check ((acted_by_id is null) = (acted_at is null)),
      check (status <> 'Rejected' or btrim(status_comment) <> '')
    );
    comment on column manual_attendance_requests.claimed_time is 'Time of day in the time zone of the company';
    create unique index manual_attendance_requests_standing on manual_attendance_requests (employee_id, work_date, type) where status in ('Pending', 'Approved');
    create index manual_attendance_requests_employee on manual_attendance_requests (employee_id, work_date desc);
    create index manual_attendance_requests_pending on manual_attendance_requests (created_at, id) where status = 'Pending';
    create index manual_attendance_requests_by_date on manual_attendance_requests (work_date, id);
    create index manual_attendance_requests_by_type on manual_attendance_requests (type, id);
    create index manual_attendance_requests_by_time on manual_attendance_requests (claimed_time, id);
    create index manual_attendance_requests_by_reason on manual_attendance_requests (reason, id);
    create index manual_attendance_requests_by_status on manual_attendance_requests (status, id);
    create index manual_attendance_requests_by_creation on manual_attendance_requests (created_at, id);
    create index manual_attendance_requests_actor on manual_attendance_requests (acted_by_id);

    create table manual_attendance_log_entries (
      id uuid primary key,
      request_id uuid not null references manual_attendance_requests on delete cascade,
      action text not null,
      comment text,
      created_by_id uuid not null references employees,
      created_at timestamptz not null default now()
    );
    create index manual_attendance_log_entries_request on manual_attendance_log_entries (request_id, created_at desc);
  `.execute(database);
}
