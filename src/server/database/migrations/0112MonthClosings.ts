import { sql, type Kysely } from 'kysely';
import { watch } from './0017Live';

/**
 * The closing of a month concerns everyone whose hours, requests and answers lie in it, not only readers of the present
 * list. The kind of those stays as well: pages of an older version do not know the new one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop function present_month_closings_tell_change() cascade`.execute(database);
  await sql
    .raw(
      watch({
        table: 'present_month_closings',
        rows: `select kind, null::uuid, null::uuid, '{}'::uuid[] from changed r cross join (values ('present-record'), ('month-closing')) kinds (kind)`,
      }),
    )
    .execute(database);
}
