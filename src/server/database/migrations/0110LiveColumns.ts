import { sql, type Kysely } from 'kysely';
import { watch } from './0017Live';

/**
 * A role that begins to demand a second factor is a change of its holders' rights, of which their streams must hear; code
 * and shift of an employee are shown too. The code of a present record is compared as everywhere else, without regard to
 * upper and lower case.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const changed = [
    {
      table: 'roles',
      rows: "select 'role', r.id, null::uuid, array(select e.id from employees e where e.role_id = r.id) from changed r",
      columns: ['granted_flags', 'name', 'description', 'second_factor_required'],
    },
    {
      table: 'employees',
      rows: "select 'employee', r.id, null::uuid, array[r.id] from changed r",
      columns: ['code', 'first_name', 'middle_name', 'last_name', 'photo_file_id', 'role_id', 'position_id', 'department_id', 'team_leader_id', 'location_id', 'vertical_id', 'shift_type', 'status', 'email', 'mobile', 'joined_on'],
    },
    {
      table: 'present_records',
      rows: "select 'present-record', null::uuid, null::uuid, array[e.id] from changed r left join employees e on lower(e.code) = lower(r.code)",
    },
  ];
  for (const entry of changed) {
    // With its triggers, which watch() makes again.
    await sql`drop function ${sql.ref(`${entry.table}_tell_change`)}() cascade`.execute(database);
    await sql.raw(watch(entry)).execute(database);
  }
}
