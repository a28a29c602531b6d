import { sql, type Kysely } from 'kysely';

/** What the day header shows: face logs, and the times that an approved manual request has set. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table face_logs (
      id uuid primary key,
      employee_id uuid not null references employees,
      work_date date not null,
      logged_at timestamptz not null,
      direction text not null check (direction in ('in', 'out'))
    );
    create index face_logs_employee on face_logs (employee_id, work_date, logged_at);
    create index face_logs_date on face_logs (work_date, employee_id);

    create table manual_attendances (
      id uuid primary key,
      employee_id uuid not null references employees,
      work_date date not null,
      check_in_at timestamptz,
      check_out_at timestamptz,
      unique (employee_id, work_date)
    );
  `.execute(database);
}
