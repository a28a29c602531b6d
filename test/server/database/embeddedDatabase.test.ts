import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { flushPages } from '../../../src/server/database/embedded/flushPages';
import { maintainEmbedded } from '../../../src/server/database/embedded/maintainEmbedded';
import { openEmbeddedTestDatabase } from '../../support/database/embeddedTestDatabase';
import { startChild } from '../../support/programs/childProcess';

let database: Awaited<ReturnType<typeof openEmbeddedTestDatabase>>;

beforeAll(async () => {
  database = await openEmbeddedTestDatabase();
});

afterAll(() => database.close());

test('every confirmed transaction has been flushed to the disk', async () => {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-flush-'));
  const child = startChild('test/support/processes/countFlushes.ts', [directory]);
  expect(Number(await child.nextLine())).toBeGreaterThanOrEqual(10);
  await child.kill();
  fs.rmSync(directory, { recursive: true });
});

test('the server keeps answering while a long report runs', async () => {
  let isRunning = true;
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    if (isRunning) setImmediate(turn);
  };
  turn();
  await sql`select count(*) from generate_series(1, 2000000)`.execute(database.kysely);
  isRunning = false;
  expect(turns).toBeGreaterThan(1000);
});

test('a large answer arrives whole', async () => {
  const { rows } = await sql<{ number: number; text: string }>`
    select number, repeat('x', 1000) as text from generate_series(1, 5000) as number`.execute(database.kysely);
  expect(rows).toHaveLength(5000);
  expect(rows.every(({ number, text }, index) => number === index + 1 && text.length === 1000)).toBe(true);
});

test('a large value arrives whole', async () => {
  const text = 'æ'.repeat(3_000_000);
  expect((await sql`select ${text}::text as text`.execute(database.kysely)).rows).toEqual([{ text }]);
});

test('upkeep removes dead rows and counts the living for the planner', async () => {
  await sql`create table upkeep (number int)`.execute(database.kysely);
  await sql`insert into upkeep select generate_series(1, 5000)`.execute(database.kysely);
  await sql`update upkeep set number = number + 1`.execute(database.kysely);
  await maintainEmbedded(database.kysely, database.directory);
  const { rows } = await sql`
    select n_dead_tup as dead, reltuples as counted
    from pg_stat_user_tables join pg_class on pg_class.oid = relid where pg_class.relname = 'upkeep'`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ dead: 0, counted: 5000 }]);
});

test('upkeep bounds the log that a start after a power cut has to read', async () => {
  await sql`create table bulk as select repeat('x', 1000) as text from generate_series(1, 60000)`.execute(
    database.kysely,
  );
  await maintainEmbedded(database.kysely, database.directory);
  const { rows } = await sql<{ bytes: number }>`
    select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()`.execute(database.kysely);
  expect(rows[0]?.bytes).toBeLessThan(1_000_000);
});

test('changed pages are written to their files before a checkpoint, a few at a time', async () => {
  await sql`create table pages as select number, repeat('x', 200) as text from generate_series(1, 60000) number`.execute(
    database.kysely,
  );
  await sql`checkpoint`.execute(database.kysely);
  await sql`update pages set text = repeat('y', 200) where number % 20 = 0`.execute(database.kysely);
  const { rows } = await sql<{ file: string; blocks: number }>`
    select pg_relation_filepath('pages') as file, (pg_relation_size('pages') / 8192)::int as blocks`.execute(
    database.kysely,
  );
  const [{ file, blocks } = { file: '', blocks: 0 }] = rows;
  const isWritten = (): boolean => fs.readFileSync(path.join(database.directory, file)).includes('y'.repeat(200));
  expect(blocks).toBeGreaterThan(500);
  expect(isWritten()).toBe(false);
  await flushPages(database.kysely, database.directory);
  expect(isWritten()).toBe(true);
  await flushPages(database.kysely, database.directory);
});

test('a database that has been closed says so instead of hanging', async () => {
  const closed = await openEmbeddedTestDatabase();
  await closed.close();
  await closed.close();
  await expect(sql`select 1`.execute(closed.kysely)).rejects.toThrow(/after calling end/);
});
