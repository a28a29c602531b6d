import { sql, type Kysely } from 'kysely';
import { watch } from './0017Live';

/** Months of present records that are closed: what they say stands, and only HR corrects it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table present_month_closings (
      month date primary key check (extract(day from month) = 1),
      closed_by_id uuid not null references employees,
      closed_at timestamptz not null default now()
    );
    create index present_month_closings_closer on present_month_closings (closed_by_id);
    comment on table present_month_closings is 'A month without a row is open';
  `.execute(database);
  await sql.raw(watch({ table: 'present_month_closings', rows: "select 'present-record', null::uuid, null::uuid, '{}'::uuid[] from changed r" })).execute(database);
}
