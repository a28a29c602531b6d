import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { closeOnce } from '../../../src/server/database/closeOnce';
import type { Database } from '../../../src/server/database/database';
import { migrate } from '../../../src/server/database/migrate';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { hasTables } from '../../../src/server/backup/tablesReadModel';
import { openServerDatabase } from '../../../src/server/database/openServerDatabase';
import { migrationsHash } from './migrationsHash';

const POOL_SIZE = 5;

/** Any fixed number: test files that start together make the template one after the other. */
const TEMPLATE_LOCK = 734_001;

/** A database of its own on the given server, copied from a migrated template and dropped when closed. */
export async function openServerTestDatabase(serverUrl: string): Promise<Database> {
  const template = `daybook_tables_${migrationsHash()}`;
  const name = `daybook_test_${randomUUID().replaceAll('-', '')}`;
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(client, serverUrl, template);
    await client.query(`create database ${name} template ${template}`);
  });
  const database = await openServerDatabase(databaseUrl(serverUrl, name), POOL_SIZE);
  const close = closeOnce(async () => {
    await database.close();
    await withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { ...database, close };
}

/** A new database on the given server without any table; it is dropped when the work is done. */
export async function withEmptyDatabase(serverUrl: string, work: (url: string) => Promise<void>): Promise<void> {
  const name = `daybook_empty_${randomUUID().replaceAll('-', '')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  try {
    await work(databaseUrl(serverUrl, name));
  } finally {
    await withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
  }
}

export async function isWithoutTables(url: string): Promise<boolean> {
  const database = await openServerDatabase(url, 1);
  try {
    return !(await hasTables(database.kysely));
  } finally {
    await database.close();
  }
}

/** Made under another name and then renamed: one that was interrupted is not taken for finished. */
async function makeTemplate(client: pg.Client, serverUrl: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const database = await openServerDatabase(databaseUrl(serverUrl, unfinished), 1);
  try {
    await migrate(database.kysely, migrations);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
