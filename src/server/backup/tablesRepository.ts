import { sql, type Kysely, type Migration, type Transaction } from 'kysely';
import { migrateWithin } from '../database/migrate';
import type { Schema } from '../database/schema';
import type { BackupHeader, BackupManifest, PrintedRow } from './backupFormat';
import { damaged } from './backupProblem';
import { mustKnowMigrations } from './mustKnowMigrations';
import { printForBackup, tableColumns } from './tablesReadModel';

type Definition = { readonly undo: string; readonly create: string };

/** Fills an empty database with the rows of a backup, within one transaction. */
export class TablesRestore {
  readonly #transaction: Transaction<Schema>;
  readonly #migrations: Record<string, Migration>;
  #inserts = new Map<string, (lines: Buffer) => Promise<number>>();
  #definitions: Definition[] = [];
  #header: BackupHeader | undefined;
  #rowCount = 0;

  readonly #now: Date;

  constructor(transaction: Transaction<Schema>, migrations: Record<string, Migration>, now: Date) {
    this.#now = now;
    this.#transaction = transaction;
    this.#migrations = migrations;
  }

  /** Creates the tables as they were in the backup, without rows, triggers, foreign keys and indexes for speed. */
  async begin(header: BackupHeader): Promise<void> {
    mustKnowMigrations(header, this.#migrations);
    this.#header = header;
    await printForBackup(this.#transaction);
    const older = Object.entries(this.#migrations).filter(([name]) => header.migrations.includes(name));
    await migrateWithin(this.#transaction, Object.fromEntries(older), this.#now);
    const tables = await tableColumns(this.#transaction);
    if (JSON.stringify(tables.map(({ name }) => name)) !== JSON.stringify(header.tables.map(({ name }) => name)))
      throw damaged('its tables are not those of its version');
    const names = sql.join(tables.map(({ name }) => sql.id(name)));
    // Otherwise the audit log cannot be emptied.
    for (const { name } of tables)
      await sql`alter table ${sql.id(name)} disable trigger user`.execute(this.#transaction);
    // What migrations insert is in the backup as well.
    await sql`truncate ${names}`.execute(this.#transaction);
    this.#definitions = await removableDefinitions(this.#transaction);
    for (const { undo } of this.#definitions) await sql.raw(undo).execute(this.#transaction);
    for (const [index, { name, columns, types }] of tables.entries()) {
      const stored = header.tables[index]?.columns ?? [];
      if ([...stored].sort().join() !== [...columns].sort().join())
        throw damaged(`the columns of ${name} are not those of its version`);
      const typed = stored.map((column) => ({ column, type: types[columns.indexOf(column)] ?? '' }));
      this.#inserts.set(name, (lines) => insertRows(this.#transaction, name, typed, lines));
    }
  }

  async rows(table: string, lines: Buffer): Promise<void> {
    const insert = this.#inserts.get(table);
    if (insert === undefined) throw damaged(`its version has no table ${table}`);
    this.#rowCount += await insert(lines);
  }

  /** Restores what `begin` has removed, which verifies all references, and brings the tables up to date. */
  async finish(manifest: BackupManifest): Promise<void> {
    if (this.#rowCount !== manifest.rowCount)
      throw damaged(`it has ${this.#rowCount} rows instead of ${manifest.rowCount}`);
    for (const { create } of [...this.#definitions].reverse()) await sql.raw(create).execute(this.#transaction);
    for (const name of this.#inserts.keys())
      await sql`alter table ${sql.id(name)} enable trigger user`.execute(this.#transaction);
    for (const { name, lastValue, isCalled } of this.#header?.sequences ?? [])
      await sql`select setval(quote_ident(${name})::regclass, ${lastValue}::bigint, ${isCalled}::boolean)`.execute(
        this.#transaction,
      );
    await migrateWithin(this.#transaction, this.#migrations, this.#now);
    // A database without statistics answers some lists a hundred times more slowly, until its maintenance has run.
    await sql`analyze`.execute(this.#transaction);
  }
}

/** Foreign keys, whose order of rows a backup does not keep, and indexes that are faster to build at the end. */
async function removableDefinitions(database: Kysely<Schema>): Promise<Definition[]> {
  const { rows: indexes } = await sql<Definition>`
    select format('drop index %I', c.relname) as undo, pg_get_indexdef(i.indexrelid) as create
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace and not i.indisunique
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    order by c.relname`.execute(database);
  const { rows: references } = await sql<Definition>`
    select format('alter table %I drop constraint %I', c.relname, k.conname) as undo,
      format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as create
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = current_schema()::regnamespace and k.contype = 'f'
    order by c.relname, k.conname`.execute(database);
  return [...references, ...indexes];
}

async function insertRows(
  database: Kysely<Schema>,
  table: string,
  columns: readonly { column: string; type: string }[],
  lines: Buffer,
): Promise<number> {
  const rows = lines
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as PrintedRow);
  if (rows.some((row) => !Array.isArray(row) || row.length !== columns.length))
    throw damaged(`a row of ${table} has other columns`);
  const names = sql.join(columns.map(({ column }) => sql.id(column)));
  const values = columns.map((_, index) => sql`${rows.map((row) => row[index] ?? null)}::text[]`);
  const typed = columns.map(({ type }, index) => sql`${sql.id('r', `c${index}`)}::${sql.raw(type)}`);
  const aliases = sql.join(columns.map((_, index) => sql.id(`c${index}`)));
  await sql`
    insert into ${sql.id(table)} (${names}) overriding system value
    select ${sql.join(typed)} from unnest(${sql.join(values)}) as r (${aliases})`.execute(database);
  return rows.length;
}
