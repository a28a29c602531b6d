import { sql, type Kysely, type Transaction } from 'kysely';
import { rowsAsText } from '../database/pools/preparingPool';
import type { Schema } from '../database/schema';
import type { BackedUpSequence, BackedUpTable, PrintedRow } from './backupFormat';

/** Rows are read and written in batches of about this size, whatever the size of a row. */
const BATCH_BYTES = 2 * 1024 * 1024;
const MAX_BATCH_ROWS = 5000;

/** Any fixed number: while a backup reads, no server deletes unused files. */
const FILES_LOCK = 'backup reads files';

interface TableColumns extends BackedUpTable {
  /** As in `create table`. */
  readonly types: readonly string[];
}

/** Values as text that both databases read alike, whatever their settings; no limit on time. */
export async function printForBackup(transaction: Transaction<Schema>): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ])
    await sql.raw(`set local ${setting}`).execute(transaction);
}

export async function lockFilesForBackup(database: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_lock_shared(hashtextextended(${FILES_LOCK}, 0))`.execute(database);
}

/** @returns false while a backup reads files */
export async function tryLockFiles(database: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_lock(hashtextextended(${FILES_LOCK}, 0)) as "isLocked"`.execute(database);
  return rows[0]?.isLocked ?? false;
}

export async function unlockFiles(database: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_unlock(hashtextextended(${FILES_LOCK}, 0))`.execute(database);
}

/** True when the current schema has any table. */
export async function hasTables(database: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') limit 1`.execute(
    database,
  );
  return rows.length > 0;
}

/** Contents of uploaded files are parts of a backup of their own, wherever they are stored. */
const CONTENT_TABLES = ['file_contents', 'file_content_parts', 'file_objects'];

/** All tables of rows with their stored columns; those of the migrations are in the header of a backup. */
export async function tableColumns(database: Kysely<Schema>): Promise<TableColumns[]> {
  const { rows } = await sql<{ name: string; columns: string[]; types: string[] }>`
    select c.relname::text as name,
      array_agg(a.attname::text order by a.attnum) as columns,
      array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\_migration%'
      and c.relname <> all(${CONTENT_TABLES})
    group by c.relname
    order by c.relname collate "C"`.execute(database);
  return rows;
}

export async function storedMigrations(database: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name::text from kysely_migration order by name collate "C"`.execute(database);
  return rows.map(({ name }) => name);
}

export async function storedSequences(database: Kysely<Schema>): Promise<BackedUpSequence[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname collate "C"`.execute(
    database,
  );
  const sequences: BackedUpSequence[] = [];
  for (const { name } of rows) {
    const { rows: values } = await sql<{ lastValue: string; isCalled: boolean }>`
      select last_value::text as "lastValue", is_called as "isCalled" from ${sql.id(name)}`.execute(database);
    const [value] = values;
    if (value !== undefined) sequences.push({ name, ...value });
  }
  return sequences;
}

/** All rows of a table in batches that fit into memory, of the transaction's snapshot. */
export async function* printedRows(
  transaction: Transaction<Schema>,
  { name, columns }: BackedUpTable,
): AsyncGenerator<{ lines: Buffer; rowCount: number }> {
  if (columns.length === 0) return;
  const selected = sql.join(columns.map((column) => sql.id(column)));
  await sql`declare backup_rows no scroll cursor for select ${selected} from ${sql.id(name)}`.execute(transaction);
  let batchRows = 500;
  for (;;) {
    const { rows } = await sql<PrintedRow>`fetch ${sql.lit(batchRows)} from backup_rows ${rowsAsText}`.execute(
      transaction,
    );
    if (rows.length === 0) break;
    const lines = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    yield { lines, rowCount: rows.length };
    const rowBytes = Math.max(1, lines.length / rows.length);
    batchRows = Math.max(1, Math.min(MAX_BATCH_ROWS, Math.floor(BATCH_BYTES / rowBytes)));
  }
  await sql`close backup_rows`.execute(transaction);
}

/** Every content that a record names, once. */
export async function namedContents(transaction: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<[string]>`
    select distinct content_hash from files order by content_hash ${rowsAsText}`.execute(transaction);
  return rows.map(([contentHash]) => contentHash);
}
