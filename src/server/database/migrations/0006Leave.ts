import { sql, type Kysely } from 'kysely';

/**
 * Leaves with whom they were announced to and what happened to them, and the holidays of the company.
 * The length in days stands in the leave itself (FMT-016 to FMT-018), so that lists sort and sums add by it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table leaves (
      id uuid primary key,
      employee_id uuid not null references employees,
      leave_type text not null check (leave_type in ('Casual Leave', 'Sick Leave')),
      starts_on date not null,
      ends_on date not null,
      half_from text not null default 'First Half' check (half_from in ('First Half', 'Second Half')),
      half_to text not null default 'Second Half' check (half_to in ('First Half', 'Second Half')),
      reason text not null,
      is_emergency boolean not null default false,
      status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Conditional Approved', 'Unapproved', 'Rejected', 'Cancelled')),
      status_comment text,
      acted_by_id uuid references employees,
      acted_at timestamptz,
      created_by_id uuid not null references employees,
      created_at timestamptz not null default now(),
      length_days numeric(5, 1) not null generated always as (
        (ends_on - starts_on + 1)
        - (case half_from when 'Second Half' then 0.5 else 0 end)
        - (case half_to when 'First Half' then 0.5 else 0 end)
      ) stored,
      check (ends_on >= starts_on),
      check (ends_on > starts_on or half_from = 'First Half' or half_to = 'Second Half'),
      check ((status = 'Pending') = (acted_at is null)),
      check ((acted_by_id is null) = (acted_at is null))
    );
    -- CONST-017; a leave that was filed for somebody else has no such limit.
    create unique index leaves_one_emergency_a_month on leaves (employee_id, extract(year from starts_on), extract(month from starts_on))
      where is_emergency and created_by_id = employee_id and status in ('Pending', 'Approved', 'Conditional Approved');
    create index leaves_employee on leaves (employee_id, starts_on desc);
    create index leaves_away on leaves (ends_on, starts_on) where status in ('Approved', 'Conditional Approved');
    create index leaves_pending on leaves (created_at, id) where status = 'Pending';
    create index leaves_by_start on leaves (starts_on, id);
    create index leaves_by_length on leaves (length_days, id);
    create index leaves_by_type on leaves (leave_type, id);
    create index leaves_by_emergency on leaves (is_emergency, id);
    create index leaves_by_status on leaves (status, id);
    create index leaves_by_creation on leaves (created_at, id);
    create index leaves_by_action on leaves (acted_at, id);
    create index leaves_creator on leaves (created_by_id);
    create index leaves_actor on leaves (acted_by_id);

    create table leave_notified_employees (
      leave_id uuid not null references leaves on delete cascade,
      employee_id uuid not null references employees,
      primary key (leave_id, employee_id)
    );
    create index leave_notified_employees_employee on leave_notified_employees (employee_id);

    create table leave_log_entries (
      id uuid primary key,
      leave_id uuid not null references leaves on delete cascade,
      action text not null,
      comment text,
      created_by_id uuid not null references employees,
      created_at timestamptz not null default now()
    );
    create index leave_log_entries_leave on leave_log_entries (leave_id, created_at desc);

    create table holidays (
      id uuid primary key,
      day date not null,
      name text not null,
      half text check (half in ('First Half', 'Second Half'))
    );
    create unique index holidays_day on holidays (day, lower(name));
    create index holidays_name on holidays (lower(name), id);
    comment on column holidays.half is 'The half that is off; null for the whole day';

    create table holiday_locations (
      holiday_id uuid not null references holidays on delete cascade,
      location_id uuid not null references locations,
      primary key (holiday_id, location_id)
    );
    create index holiday_locations_location on holiday_locations (location_id);
    comment on table holiday_locations is 'Where a holiday is kept; a holiday without a row here is kept everywhere';
  `.execute(database);
}
