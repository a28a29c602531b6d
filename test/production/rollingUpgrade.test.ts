import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { root } from '../../scripts/platform/step.mjs';
import { startPostgres } from '../../scripts/testing/postgresServer.mjs';
import { migrate } from '../../src/server/database/migrate';
import { migrations } from '../../src/server/database/migrations/migrations';
import { openServerDatabase } from '../../src/server/database/openServerDatabase';
import { contractOperations } from '../../src/server/operations/contractDocument';
import { startServer } from '../hostile/runningServer';
import { checkOutCommit } from '../support/programs/checkedOutCommit';
import { followStream } from '../support/server/followStream';
import { freePort } from '../support/programs/freePort';
import { waitFor } from '../support/production/daemon';
import { startDaybook } from '../support/production/daybook';
import { startHaProxy } from '../support/production/haproxy';
import { Visitor } from '../support/production/visitor';
import { Writers } from '../support/production/writers';

jest.setTimeout(300_000);

const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** The last commit without the newest migration; undefined in a copy without history. */
function commitBeforeNewestMigration(): string | undefined {
  const folder = 'src/server/database/migrations';
  const newest = fs
    .readdirSync(path.join(root, folder))
    .filter((name) => /^\d/.test(name))
    .sort()
    .at(-1);
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${folder}/${newest}`);
    const before = git('rev-parse', `${added}^`);
    // What is promised holds from the version on that prepares statements again.
    git('grep', '--quiet', 'isOutdatedPlan', before, '--', 'src/server/errors');
    return before;
  } catch {
    // No repository, none with history, or an earlier version.
    return undefined;
  }
}

const olderCommit = commitBeforeNewestMigration();
const withHistory = olderCommit === undefined ? test.skip : test;

async function anyTask(visitor: Visitor): Promise<string> {
  const { Rows } = await visitor.data<{ Rows: readonly { readonly _id: string }[] }>('/auth/tasks/list');
  const id = Rows[0]?._id;
  if (id === undefined) throw new Error('There is no task');
  return id;
}

withHistory('a server and its next version work side by side across a migration, and no call fails', async () => {
  const postgres = await startPostgres({ isForTests: true });
  const older = await checkOutCommit(olderCommit ?? '');
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-data-'));
  const [portBefore, portAfter] = [await freePort(), await freePort()];
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: directory, WORKERS: '1', COMPANY_TZ: 'UTC' };
  const before = await startServer(portBefore, settings, older.folder);
  const proxy = await startHaProxy({ one: portBefore, two: portAfter });
  await waitFor('the first server', async () => ((await fetch(`${proxy.origin}/api/ready`)).ok ? true : undefined));
  const visitor = new Visitor(proxy.origin, 'employee@daybook.example');
  await visitor.signIn();
  const taskId = await anyTask(visitor);
  const writers = new Writers(visitor, taskId, 3);
  await waitFor('writes', async () => (writers.acknowledged.length > 20 ? true : undefined));

  const after = await startDaybook(postgres.url, { PORT: String(portAfter) });
  const edit = async (origin: string, Status: string): Promise<void> => {
    const at = new Visitor(origin);
    at.token = visitor.token;
    await at.data('/auth/tasks/edit', { id: taskId, Status });
  };
  for (const [readAt, writtenAt, status] of [
    [before.origin, after.origin, 'IN PROGRESS'],
    [after.origin, before.origin, 'READY FOR QA'],
  ] as const) {
    const stream = await followStream(readAt, visitor.token, { Tab: 'upgrade' });
    await stream.next('opened');
    await edit(writtenAt, status);
    while (!JSON.stringify((await stream.next('changes')).data).includes(taskId));
    stream.leave();
  }
  const sinceBoth = writers.acknowledged.length;
  await waitFor('writes at both', async () => (writers.acknowledged.length > sinceBoth + 60 ? true : undefined));
  expect([...writers.statuses.keys()]).toEqual([200]);
  await before.stop();
  const sinceOne = writers.acknowledged.length;
  await waitFor('writes at the new one', async () => (writers.acknowledged.length > sinceOne + 20 ? true : undefined));
  await writers.stop();

  expect(before.errors).toEqual([]);
  expect(writers.unexpected).toEqual([]);
  await expect(startServer(await freePort(), settings, older.folder)).rejects.toThrow(
    'The database is newer than this version of Daybook',
  );
  expect((await after.stop()).complaints).toBe('');
  await proxy.stop();
  await postgres.stop();
  older.remove();
  fs.rmSync(directory, { recursive: true });
});

/** A migration that makes every prepared statement outdated. */
async function addColumns(kysely: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute format('alter table %I add column next_version text', name);
      end loop;
    end $$`.execute(kysely);
}

test('a server answers every call while a migration adds a column to every table', async () => {
  const postgres = await startPostgres({ isForTests: true });
  const daybook = await startDaybook(postgres.url);
  const visitor = new Visitor(daybook.origin, 'hr@daybook.example');
  await visitor.signIn();
  const reads = contractOperations.filter(
    ({ method, route, onlyReads, operationId }) =>
      method === 'GET' && onlyReads && !route.includes(':') && operationId !== 'followChanges',
  );
  const readAll = async (): Promise<Map<string, number>> => {
    const statuses = new Map<string, number>();
    for (const { operationId, route } of reads) statuses.set(operationId, (await visitor.send(route)).status);
    return statuses;
  };
  // Statements are prepared when they come again, on each connection.
  for (let turn = 0; turn < 3; turn += 1) await readAll();
  const writers = new Writers(visitor, await anyTask(visitor), 4);
  await waitFor('writes', async () => (writers.acknowledged.length > 20 ? true : undefined));
  const usual = await readAll();
  expect([...usual.values()].filter((status) => status === 200).length).toBeGreaterThan(30);

  const database = await openServerDatabase(postgres.url, 1);
  await migrate(database.kysely, { ...migrations, '9999NextVersion': { up: addColumns } });
  await database.close();
  const since = writers.acknowledged.length;
  await waitFor('writes after it', async () => (writers.acknowledged.length > since + 40 ? true : undefined));
  expect(await readAll()).toEqual(usual);
  await writers.stop();
  // 409: the writer and the migration waited for each other's tables, twice, and PostgreSQL has chosen the writer to try again.
  expect([...writers.statuses.keys()].filter((status) => status !== 409)).toEqual([200]);
  expect((await daybook.stop()).complaints).toBe('');
  await postgres.stop();
});

test('the files of a page are found, whichever of two versions has them', async () => {
  const servers = ['old', 'new'].map((version) =>
    http.createServer(({ url = '' }, answer) => {
      const isThere = url === '/api/health' || url === `/assets/main.${version}.js`;
      answer.writeHead(isThere ? 200 : 404).end(version);
    }),
  );
  const ports: number[] = [];
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ports.push((server.address() as AddressInfo).port);
  }
  const proxy = await startHaProxy({ one: ports[0] ?? 0, two: ports[1] ?? 0 });
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1)
    for (const version of ['old', 'new'])
      statuses.push((await fetch(`${proxy.origin}/assets/main.${version}.js`)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await fetch(`${proxy.origin}/assets/none.js`)).status).toBe(404);
  await proxy.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
