import { sql, type Kysely } from 'kysely';

/** Who has left or returned is asked for each listed leave; few of the changes of a person are of the status. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index employee_changes_status on employee_changes (employee_id, changed_at, id) where field = 'Status'`.execute(
    database,
  );
}
