import pg from 'pg';
import { migrate } from '../../../src/server/database/migrate';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { readSettings } from '../../../src/server/settings';
import { openBareDriver } from '../tasks/bareDriver';

/** Makes an empty database on the server of the given one; returns its address. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}

/** Tasks of a database that are not deleted. */
export async function countTasks(environment: Readonly<Record<string, string>>): Promise<number> {
  const { pool, close } = await openBareDriver(readSettings(environment));
  try {
    const { rows } = await pool.query<{ total: number }>('select sum(task_count) as total from project_task_counts');
    return rows[0]?.total ?? 0;
  } finally {
    await close();
  }
}

/**
 * Fills an empty database while the indexes that only find rows are away, and makes them afterwards, as one does with a
 * large load: row by row in random places they take most of the time of a million tasks.
 */
export async function fillBeforeIndexes(
  environment: Readonly<Record<string, string>>,
  fill: () => Promise<void>,
): Promise<void> {
  const settings = readSettings(environment);
  const database = await openDatabase(settings);
  try {
    await migrate(database.kysely, migrations);
  } finally {
    await database.close();
  }
  const { pool, close } = await openBareDriver(settings);
  try {
    const { rows } = await pool.query<{ name: string; definition: string }>(`
      select quote_ident(found.relname) as name, pg_get_indexdef(found.oid) as definition
      from pg_index join pg_class found on found.oid = pg_index.indexrelid
      where found.relnamespace = 'public'::regnamespace and not pg_index.indisunique and not pg_index.indisexclusion`);
    for (const { name } of rows) await pool.query(`drop index ${name}`);
    await fill();
    for (const { definition } of rows) await pool.query(definition);
    // What the server's own upkeep does sooner or later: figures for the planner, and pages whose rows everybody sees.
    await pool.query('vacuum analyze');
  } finally {
    await close();
  }
}
