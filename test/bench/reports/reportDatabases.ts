import pg from 'pg';
import { readSettings } from '../../../src/server/settings';
import { openBareDriver } from '../tasks/bareDriver';

/** Makes an empty database beside the one at the address; answers its address. */
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
