import { sql, type Kysely } from 'kysely';

/** When and by whom the employee of a record was last reminded to answer it; the log of the month has all reminders. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table present_records add column reminded_at timestamptz, add column reminded_by_id uuid references employees;
    create index present_records_reminder on present_records (reminded_by_id);
    alter table present_log_entries drop constraint present_log_entries_action_check;
    alter table present_log_entries add constraint present_log_entries_action_check
      check (action in ('Uploaded', 'Replaced', 'Edited', 'Approved', 'Issue', 'Reminded', 'Closed', 'Opened again'));
  `.execute(database);
}
