import { sql, type Kysely } from 'kysely';

/** KRA ratings, one record per employee and month (E-05), and the monthly present records. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table kra_records (
      id uuid primary key,
      employee_id uuid not null references employees,
      team_leader_id uuid not null references employees,
      month date not null check (extract(day from month) = 1),
      own_q1 smallint not null check (own_q1 between 1 and 10),
      own_q2 smallint not null check (own_q2 between 1 and 10),
      own_q3 smallint not null check (own_q3 between 1 and 10),
      own_q4 smallint not null check (own_q4 between 1 and 10),
      own_q5 smallint not null check (own_q5 between 1 and 10),
      leader_q1 smallint check (leader_q1 between 1 and 10),
      leader_q2 smallint check (leader_q2 between 1 and 10),
      leader_q3 smallint check (leader_q3 between 1 and 10),
      leader_q4 smallint check (leader_q4 between 1 and 10),
      leader_q5 smallint check (leader_q5 between 1 and 10),
      created_at timestamptz not null default now(),
      rated_at timestamptz,
      own_average numeric(4, 2) not null generated always as ((own_q1 + own_q2 + own_q3 + own_q4 + own_q5) / 5.0) stored,
      leader_average numeric(4, 2) generated always as ((leader_q1 + leader_q2 + leader_q3 + leader_q4 + leader_q5) / 5.0) stored,
      check (employee_id <> team_leader_id),
      check (num_nonnulls(leader_q1, leader_q2, leader_q3, leader_q4, leader_q5) = case when rated_at is null then 0 else 5 end),
      unique (employee_id, month)
    );
    comment on column kra_records.month is 'First day of the month';
    create index kra_records_team_leader on kra_records (team_leader_id, month desc);
    create index kra_records_by_month on kra_records (month desc, id);
    create index kra_records_by_own_average on kra_records (month, own_average, id);
    create index kra_records_by_leader_average on kra_records (month, leader_average, id);
    create index kra_records_unrated on kra_records (team_leader_id, created_at) where rated_at is null;

    create table present_records (
      id uuid primary key,
      recorded_on date not null,
      month date not null generated always as (recorded_on - (extract(day from recorded_on)::integer - 1)) stored,
      name text not null,
      code text not null,
      working_days numeric(5, 1) not null check (working_days >= 0),
      full_leave_count numeric(5, 1) not null check (full_leave_count >= 0),
      half_leave_count numeric(5, 1) not null check (half_leave_count >= 0),
      missed_punch_count numeric(5, 1) not null check (missed_punch_count >= 0),
      wfm_days numeric(5, 1) not null check (wfm_days >= 0),
      carry_forward_days numeric(5, 1) not null,
      total_days numeric(5, 1) not null check (total_days >= 0),
      allowed_days numeric(5, 1) not null check (allowed_days >= 0),
      grand_total_days numeric(6, 1) not null,
      attendance_status text check (attendance_status in ('Approved', 'Issue')),
      attendance_status_at timestamptz,
      created_by_id uuid references employees,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((attendance_status is null) = (attendance_status_at is null))
    );
    comment on column present_records.code is 'Code of the employee as the upload states it; no reference, because an upload may come before the employee is added';
    create unique index present_records_month_and_code on present_records (month, lower(code));
    create index present_records_code on present_records (lower(code), month desc);
    create index present_records_by_date on present_records (recorded_on, id);
    create index present_records_by_name on present_records (month, name, id);
    create index present_records_by_answer on present_records (month, attendance_status, id);
    create index present_records_missed_punch on present_records (month, missed_punch_count, id);
    create index present_records_creator on present_records (created_by_id);
  `.execute(database);
}
