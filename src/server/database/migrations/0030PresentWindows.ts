import { sql, type Kysely } from 'kysely';

const figures = ['working_days', 'full_leave_count', 'half_leave_count', 'missed_punch_count', 'wfm_days', 'carry_forward_days', 'total_days', 'allowed_days', 'grand_total_days'];

/**
 * Present records and manual requests are read by windows: every order that is offered has its index, empties last in both
 * directions. A record says what the employee objects to, counts its changes, and has a log, as has its month.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index manual_attendance_requests_by_decision on manual_attendance_requests (acted_at, id);
    create index manual_attendance_requests_by_last_decision on manual_attendance_requests (acted_at desc nulls last, id desc);

    alter table present_records
      add column attendance_comment text check (char_length(attendance_comment) <= 250),
      add column version integer not null default 1,
      add check (attendance_comment is null or attendance_status is not distinct from 'Issue');
    create index present_records_by_date_and_name on present_records (recorded_on desc, name, id desc);
    create index present_records_all_by_name on present_records (name, id);
    create index present_records_all_by_code on present_records (code, id);
    create index present_records_all_by_answer on present_records (attendance_status, id);
    create index present_records_by_answering on present_records (attendance_status_at, id);
    create index present_records_by_last_answering on present_records (attendance_status_at desc nulls last, id desc);
    create index present_records_search on present_records using gin ((name || ' ' || code) gin_trgm_ops);

    create table present_log_entries (
      id uuid primary key,
      month date not null check (extract(day from month) = 1),
      record_id uuid references present_records on delete cascade,
      action text not null check (action in ('Uploaded', 'Replaced', 'Edited', 'Approved', 'Issue', 'Closed', 'Opened again')),
      comment text,
      changes jsonb not null default '[]',
      created_by_id uuid references employees,
      created_at timestamptz not null default now()
    );
    comment on table present_log_entries is 'What happened to a record; without a record, to its month';
    comment on column present_log_entries.changes is 'Fields of the record: [{"field", "from", "to"}]';
    create index present_log_entries_record on present_log_entries (record_id, created_at desc, id desc) where record_id is not null;
    create index present_log_entries_month on present_log_entries (month, created_at desc, id desc) where record_id is null;
    create index present_log_entries_author on present_log_entries (created_by_id);
    insert into present_log_entries (id, month, record_id, action, created_by_id, created_at)
      select gen_random_uuid(), month, id, 'Uploaded', created_by_id, created_at from present_records;
  `.execute(database);
  for (const figure of figures) await sql`create index ${sql.id(`present_records_all_by_${figure}`)} on present_records (${sql.ref(figure)}, id)`.execute(database);
}
