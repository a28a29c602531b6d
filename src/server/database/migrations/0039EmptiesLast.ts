import { sql, type Kysely } from 'kysely';

/** What a list can be sorted by and can be empty: read backwards, the index of the other direction begins with the empty ones. */
const columns: readonly (readonly [string, string, string])[] = [
  ['leaves_by_last_action', 'leaves', 'acted_at'],
  ['overtime_entries_by_last_decision', 'overtime_entries', 'acted_at'],
  ['overtime_entries_by_most_hours', 'overtime_entries', 'claimed_hours'],
  ['tickets_by_latest_reply', 'tickets', 'last_replied_at'],
  ['present_records_by_last_answer', 'present_records', 'attendance_status'],
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [index, table, column] of columns) await sql`create index ${sql.ref(index)} on ${sql.table(table)} (${sql.ref(column)} desc nulls last, id desc)`.execute(database);
}
