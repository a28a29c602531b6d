import { Migrator, sql, type Kysely, type Migration, type MigrationResultSet, type Transaction } from 'kysely';
import { isRetriableDatabaseError } from '../errors/databaseFailure';
import { withoutTimeout } from './pools/withoutTimeout';

/** Servers of the earlier version are still in use: each side can wait for a table that the other has locked. */
const maxTries = 10;

/**
 * Runs the missing migrations in one transaction under the migration lock, so that several servers may start
 * simultaneously. It runs again when it has met a deadlock with calls of another server.
 * @returns the names of those that ran now, in order
 * @throws when the database has migrations that this version lacks (it is newer), or when a migration fails; nothing is changed then
 */
export async function migrate<Tables>(
  kysely: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  await mustNotBeNewer(kysely, migrations);
  const run = () => kysely.connection().execute((connection) => migrateOn(connection, migrations));
  let outcome = await run();
  for (let tries = 1; tries < maxTries && isRetriableDatabaseError(outcome.error); tries += 1) outcome = await run();
  const { error, results = [] } = outcome;
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    const reason = error instanceof Error ? error.message : JSON.stringify(error);
    throw new Error(
      `The database could not be brought up to date${failed === undefined ? '' : ` (${failed})`}: ${reason}`,
      { cause: error },
    );
  }
  return results.map((result) => result.migrationName);
}

/** Migrations of large tables may exceed the statement timeout. */
function migrateOn<Tables>(
  connection: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<MigrationResultSet> {
  return withoutTimeout(connection, () =>
    // Compared by name: by time, a machine whose clock was set back between two versions would not start.
    new Migrator({
      db: connection,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      allowUnorderedMigrations: true,
    }).migrateToLatest(),
  );
}

/**
 * Runs the missing migrations within a transaction of the caller, which Kysely's migrator cannot; its tables are the same.
 * @throws when one fails
 */
export async function migrateWithin<Tables>(
  transaction: Transaction<Tables>,
  migrations: Record<string, Migration>,
  now: Date,
): Promise<void> {
  await sql`
    create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    transaction,
  );
  await sql`
    create table if not exists kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(
    transaction,
  );
  await sql`insert into kysely_migration_lock (id) values ('migration_lock') on conflict do nothing`.execute(
    transaction,
  );
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(transaction);
  const done = new Set(rows.map(({ name }) => name));
  for (const [name, migration] of Object.entries(migrations).sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (done.has(name)) continue;
    await migration.up(transaction);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${now.toISOString()})`.execute(
      transaction,
    );
  }
}

async function mustNotBeNewer<Tables>(kysely: Kysely<Tables>, migrations: Record<string, Migration>): Promise<void> {
  const { rows: found } = await sql<{
    exists: boolean;
  }>`select to_regclass('kysely_migration') is not null as exists`.execute(kysely);
  if (found[0]?.exists !== true) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(kysely);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new Error(
      `The database is newer than this version of Daybook: it has ${unknown.join(', ')}, which this version does not know. Start the newer version`,
    );
  }
}
