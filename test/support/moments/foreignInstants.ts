import { sql, type Kysely } from 'kysely';
import { machineTime } from '../../../src/server/clock/companyClock';

const begunMs = performance.now();

/**
 * What need not come from the company's clock: ends and counts of security go by the machine, and the log of changes by
 * a clock of its own.
 */
const exempt = [
  'changes.happened_at',
  'sessions.expires_at',
  'sessions.ends_at',
  'password_resets.expires_at',
  'link_mails.due_at',
];

interface Place {
  readonly place: string;
}

/**
 * Columns with an instant of the machine's clock: of the true one, or of the one that tests set. The server of
 * API tests has a clock of its own, days away from both, so that such an instant was taken from the wrong clock.
 */
export async function foreignInstants<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const runMs = performance.now() - begunMs;
  const nows = [machineTime().getTime(), (globalThis as unknown as { trueMachineMs: () => number }).trueMachineMs()];
  const spans = nows.map((nowMs) => sql`between ${new Date(nowMs - runMs)} and ${new Date(nowMs)}`);
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
    where c.table_schema = current_schema() and c.data_type = 'timestamp with time zone' and not c.table_name || '.' || c.column_name = any (${exempt})`.execute(
    database,
  );
  if (columns.length === 0) return [];
  const searches = columns.map(
    ({ table, column }) =>
      sql`(select ${`${table}.${column}`}::text as place from ${sql.table(table)} where ${sql.ref(column)} ${spans[0]} or ${sql.ref(column)} ${spans[1]} limit 1)`,
  );
  const { rows } = await sql<Place>`${sql.join(searches, sql` union all `)}`.execute(database);
  return rows.map(({ place }) => place);
}
