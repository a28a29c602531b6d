import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openEmbeddedDatabase } from '../../../src/server/database/embedded/openEmbeddedDatabase';
import { startChild } from '../../support/programs/childProcess';
import { copyMigratedFiles } from '../../support/database/embeddedTestDatabase';

let directory: string;

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-killed-'));
});

afterEach(() => fs.rmSync(directory, { recursive: true }));

test('a server killed while people are saving has kept everything it confirmed, and nothing by halves', async () => {
  await copyMigratedFiles(directory);
  const confirmed: number[] = [];
  for (const confirmations of [40, 1, 160]) {
    const server = startChild('test/support/processes/writeUnderLoad.ts', [directory]);
    for (let count = 0; count < confirmations; count += 1) confirmed.push(Number(await server.nextLine()));
    confirmed.push(...(await server.kill()).map(Number));
  }

  const database = await openEmbeddedDatabase(directory);
  const { rows } = await sql<{ number: number; halves: number }>`
    select transaction_number as number, count(*) as halves from entries group by transaction_number`.execute(
    database.kysely,
  );
  await database.close();
  const kept = new Map(rows.map(({ number, halves }) => [number, halves]));
  expect(confirmed.length).toBeGreaterThan(200);
  expect(confirmed.filter((number) => kept.get(number) !== 2)).toEqual([]);
  expect([...kept.values()].filter((halves) => halves !== 2)).toEqual([]);
});

test('a server killed while it makes its first database starts again', async () => {
  fs.mkdirSync(path.join(directory, 'database.unfinished'));
  fs.writeFileSync(path.join(directory, 'database.unfinished', 'PG_VERSION'), '18\n');
  const database = await openEmbeddedDatabase(directory);
  expect((await sql`select 1 as answer`.execute(database.kysely)).rows).toEqual([{ answer: 1 }]);
  await database.close();
}, 60_000);
