import { sql, type Kysely } from 'kysely';
import { closeOnce } from '../../../src/server/database/closeOnce';
import type { Database } from '../../../src/server/database/database';
import type { Schema } from '../../../src/server/database/schema';

/** What a migrated database holds before a test writes to it. */
interface FirstState {
  tables: string[];
  /** JSON of the rows that migrations have put in, by table; generated columns left out. */
  rows: { table: string; columns: string; json: string }[];
  sequences: { name: string; value: string; isCalled: boolean }[];
}

interface Reusable {
  database: Database;
  firstState: FirstState;
}

/** Databases that no test uses at present; opening one takes far longer than emptying it. */
const idle: Reusable[] = [];

/** Set when the last file has ended: its own hooks, which return their databases, run after the one that closes the idle ones. */
let isOver = false;

/** Above this a table is truncated, which leaves nothing for the planner to read over; below, deleting is faster. */
const MAX_DELETED_ROWS = 2_000;

/**
 * A database for one test file with all tables and nothing but what migrations put in. Its `close` hands it on to the
 * next file of the same process; `closeIdleDatabases` closes it.
 */
export async function lendDatabase(open: () => Promise<Database>): Promise<Database> {
  const waiting = idle.pop();
  const reusable = waiting ?? (await openNew(open));
  if (waiting !== undefined) await restore(waiting.database.kysely, waiting.firstState);
  const close = closeOnce(async () => {
    if (isOver) await reusable.database.close();
    else idle.push(reusable);
  });
  return { ...reusable.database, close };
}

/** After the last test; databases that are returned later are closed as well. Open ones would keep Jest running. */
export async function closeIdleDatabases(): Promise<void> {
  isOver = true;
  for (const { database } of idle.splice(0)) await database.close();
}

async function openNew(open: () => Promise<Database>): Promise<Reusable> {
  const database = await open();
  return { database, firstState: await readFirstState(database.kysely) };
}

async function readFirstState(kysely: Kysely<Schema>): Promise<FirstState> {
  const { rows: tableRows } = await sql<{ name: string; columns: string }>`
    select t.tablename as name, string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position) as columns
    from pg_tables t join information_schema.columns c on c.table_schema = 'public' and c.table_name = t.tablename
    where t.schemaname = 'public' and t.tablename not like 'kysely%' and c.is_generated = 'NEVER'
    group by t.tablename`.execute(kysely);
  const filled = await filledTables(
    kysely,
    tableRows.map(({ name }) => name),
  );
  const rows: FirstState['rows'] = [];
  for (const { name, columns } of tableRows.filter((table) => filled.has(table.name))) {
    const {
      rows: [stored],
    } = await sql<{ json: string }>`select json_agg(t)::text as json from ${sql.table(name)} t`.execute(kysely);
    rows.push({ table: name, columns, json: stored?.json ?? '[]' });
  }
  const { rows: sequences } = await sql<FirstState['sequences'][number]>`
    select quote_ident(sequencename) as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
    from pg_sequences where schemaname = 'public'`.execute(kysely);
  return { tables: tableRows.map(({ name }) => name), rows, sequences };
}

/** Tables with rows, and how many at most `MAX_DELETED_ROWS + 1`. */
async function filledTables(kysely: Kysely<Schema>, tables: string[]): Promise<Map<string, number>> {
  const counts = tables.map(
    (name) =>
      sql`select ${name}::text as name, (select count(*)::int from (select from ${sql.table(name)} limit ${sql.lit(MAX_DELETED_ROWS + 1)}) t) as count`,
  );
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(kysely);
  return new Map(rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}

async function restore(kysely: Kysely<Schema>, { tables, rows, sequences }: FirstState): Promise<void> {
  const filled = [...(await filledTables(kysely, tables))];
  await kysely.transaction().execute(async (transaction) => {
    // Neither triggers nor references: all tables go back to a state that was consistent.
    await sql`set local session_replication_role = replica`.execute(transaction);
    const large = filled.filter(([, count]) => count > MAX_DELETED_ROWS).map(([name]) => name);
    if (large.length > 0)
      await sql`truncate ${sql.join(large.map((name) => sql.table(name)))} cascade`.execute(transaction);
    for (const [name, count] of filled)
      if (count <= MAX_DELETED_ROWS) await sql`delete from ${sql.table(name)}`.execute(transaction);
    for (const { table, columns, json } of rows) {
      await sql`insert into ${sql.table(table)} (${sql.raw(columns)}) overriding system value select ${sql.raw(columns)} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(
        transaction,
      );
    }
    // Figures that this process has cached would otherwise be refreshed from a change log that lacks all of this.
    await sql`insert into task_moves (move) values ('many'), ('reach')`.execute(transaction);
    for (const { name, value, isCalled } of sequences)
      await sql`select setval(${name}::regclass, ${value}::bigint, ${isCalled})`.execute(transaction);
  });
}
