import { sql, type Kysely } from 'kysely';
import { watch } from './0017Live';

/**
 * Where and when employees worked before, each until the first day of the next workplace. The record of the employee has the
 * present one. What was changed before this table existed applies to all days, as it did.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_workplaces (
      employee_id uuid not null references employees (id),
      until date not null,
      location_id uuid references locations (id),
      shift_type text,
      primary key (employee_id, until)
    )`.execute(database);
  await sql`create index former_workplaces_location on former_workplaces (location_id)`.execute(database);
  await sql
    .raw(
      watch({
        table: 'former_workplaces',
        rows: "select 'employee', r.employee_id, null::uuid, array[r.employee_id] from changed r",
      }),
    )
    .execute(database);
}
