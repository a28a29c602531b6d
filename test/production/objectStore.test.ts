import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import pg from 'pg';
import { startPostgres } from '../../scripts/testing/postgresServer.mjs';
import { backUp } from '../../src/server/backup/backUp';
import { readArchive } from '../../src/server/backup/readArchive';
import { restoreBackup } from '../../src/server/backup/restoreBackup';
import { machineTime } from '../../src/server/clock/companyClock';
import type { Database } from '../../src/server/database/database';
import { migrations } from '../../src/server/database/migrations/migrations';
import { openServerDatabase } from '../../src/server/database/openServerDatabase';
import type { FileStore } from '../../src/server/plugins/files/fileStore';
import { openFileStore, type FileSettings } from '../../src/server/plugins/files/openFileStore';
import { sha256, testFileStore, type OpenedStore } from '../support/files/fileStoreContract';
import { withoutRestore } from '../support/files/filledBackup';
import { startDaybook, type Daybook } from '../support/production/daybook';
import { startSwift, type Swift } from '../support/production/swift';
import { Visitor } from '../support/production/visitor';
import { startFaultyGate, type FaultyGate } from '../support/s3/faultyGate';

jest.setTimeout(240_000);

const day = 24 * 60 * 60 * 1000;

let postgres: { url: string; stop: () => Promise<void> };
let swift: Swift;
let gate: FaultyGate;
let directory: string;
let daybook: Daybook;
let employee: Visitor;
let database: Database;
let opened: OpenedStore;

/** Of servers: the gate is between them and the store. */
const environment = (): Record<string, string> => ({
  FILES_URL: 's3://company-files/daybook',
  FILES_ENDPOINT: gate.endpoint,
  AWS_ACCESS_KEY_ID: 'daybook:files',
  AWS_SECRET_ACCESS_KEY: 'secret-of-the-tests',
});
const openStore = (filesIn: FileSettings['filesIn'], name: string, of = database): Promise<FileStore> =>
  openFileStore({ filesIn, dataDirectory: path.join(directory, name) }, of.kysely, machineTime);

beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-objects-'));
  [postgres, swift] = await Promise.all([startPostgres({ isForTests: true }), startSwift()]);
  gate = await startFaultyGate(swift.endpoint);
  daybook = await startDaybook(postgres.url, environment());
  employee = new Visitor(daybook.origin, 'employee@daybook.example');
  await employee.signIn();
  database = await openServerDatabase(postgres.url, 5);
  opened = {
    database: database.kysely,
    dataDirectory: path.join(directory, 'contract'),
    store: await openStore(swift.place('contract/'), 'contract'),
    makeOld: async (hash) =>
      void (await sql`update file_objects set stored_at = '2020-01-01' where content_hash = ${hash}`.execute(
        database.kysely,
      )),
  };
});
afterAll(async () => {
  await opened.store.close();
  await database.close();
  await daybook.stop();
  await gate.stop();
  await Promise.all([swift.stop(), postgres.stop()]);
  fs.rmSync(directory, { recursive: true });
});
beforeEach(() => gate.set('none'));

testFileStore('Swift', () => opened, machineTime);

interface Task {
  readonly _id: string;
  readonly Employee_id: string;
  readonly Document: readonly string[];
}

/** Links of the files of that task. */
let attached: readonly string[] = [];

/** Attaches a text to the employee's first task. */
async function attach(
  text: string,
): Promise<{ status: number; code?: string; retryAfter: string | null; link: string }> {
  const [task] = await employee.data<Task[]>('/auth/employeetasks/list/Default');
  if (task === undefined) throw new Error('The employee has no task');
  const form = new FormData();
  const fields = { id: task._id, Short_summary: 'With files', Priority: 'HIGH', Employee_id: task.Employee_id };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const link of attached) form.append('olddocument', link);
  form.append('demo_image', new Blob([text]), 'notes.txt');
  const { status, body, headers } = await employee.send('/uplodeauth/tasks/edit', form);
  if (status === 200) attached = (body?.data as Task).Document;
  const link = status === 200 ? (attached.at(-1) ?? '') : '';
  return { status, ...(body?.code !== undefined && { code: body.code }), retryAfter: headers.get('retry-after'), link };
}
const countRows = async (text: string): Promise<number> => {
  const rows = await database.kysely
    .selectFrom('files')
    .select('id')
    .where('content_hash', '=', sha256(Buffer.from(text)))
    .execute();
  return rows.length;
};
const download = (link: string, at: Daybook) =>
  fetch(new URL(link, at.origin), { headers: { authorization: `Bearer ${employee.token}` } });

test('what one server stores another one without a common disk reads, pictures of the demonstration included', async () => {
  const { status, link } = await attach('A file of the test');
  expect(status).toBe(200);
  const other = await startDaybook(postgres.url, environment());
  const answer = await download(link, other);
  expect([answer.headers.get('content-length'), await answer.text()]).toEqual(['18', 'A file of the test']);
  const store = await openStore(swift.place('daybook/'), 'other');
  const { rows } = await sql<{ content_hash: string }>`select distinct content_hash from files`.execute(
    database.kysely,
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const { content_hash } of rows) expect(sha256(await buffer(store.read(content_hash)))).toBe(content_hash);
  await store.close();
  expect((await other.stop()).complaints).not.toMatch(/secret/);
});

test('while the store fails, uploads and downloads are answered with 503, everything else works, and it recovers', async () => {
  const { link } = await attach('Stored before');
  for (const fault of ['isClosed', { answers: 503 as const }] as const) {
    await gate.set(fault);
    const text = `Not stored ${JSON.stringify(fault)}`;
    expect(await attach(text)).toMatchObject({ status: 503, code: 'files_unavailable', retryAfter: '10' });
    expect(await countRows(text)).toBe(0);
    expect((await download(link, daybook)).status).toBe(503);
    expect((await employee.send('/ready')).status).toBe(200);
    const checked = gate.nextRequest('PUT /company-files/daybook/check');
    await gate.set('none');
    await checked;
    await waitUntilAttached(`Stored after ${JSON.stringify(fault)}`);
    expect(await (await download(link, daybook)).text()).toBe('Stored before');
  }
});

/** The check has been answered a moment ago, or is about to be. */
async function waitUntilAttached(text: string): Promise<void> {
  while ((await attach(text)).status !== 200);
}

test('a server that starts without the store serves everything else', async () => {
  await gate.set('isClosed');
  const other = await startDaybook(postgres.url, environment());
  expect((await fetch(`${other.origin}/api/ready`)).status).toBe(200);
  const { code, complaints } = await other.stop();
  expect([code, complaints]).toEqual([0, '']);
});

test('a server that is killed between object and row leaves neither a row nor, after the sweep, the object', async () => {
  const text = `Killed ${randomUUID()}`;
  const contentHash = sha256(Buffer.from(text));
  const doomed = await startDaybook(postgres.url, environment());
  const before = employee;
  employee = new Visitor(doomed.origin, 'employee@daybook.example');
  await employee.signIn();
  await gate.set({ keepsAnswer: (method) => void (method === 'PUT' && doomed.child.signal('SIGKILL')) });
  await expect(attach(text)).rejects.toThrow();
  expect((await doomed.child.ending).signal).toBe('SIGKILL');
  employee = before;
  await gate.set('none');
  expect(await countRows(text)).toBe(0);
  const store = await openStore(swift.place('daybook/'), 'sweeper');
  expect(await store.sizeBytes(contentHash)).toBe(text.length);
  const used = (hashes: string[]) =>
    database.kysely
      .selectFrom('files')
      .select('content_hash')
      .where('content_hash', 'in', hashes)
      .execute()
      .then((rows) => new Set(rows.map((row) => row.content_hash)));
  expect(await store.sweep(new Date(machineTime().getTime() + day), used)).toBeGreaterThan(0);
  expect(await store.sizeBytes(contentHash)).toBeUndefined();
  await store.close();
});

describe('backup', () => {
  const created: string[] = [];
  const newDatabase = async (): Promise<string> => {
    const name = `restored_${randomUUID().replaceAll('-', '')}`;
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    created.push(url.href);
    return url.href;
  };
  const backUpFrom = async (
    databaseUrl: string | undefined,
    filesIn: FileSettings['filesIn'],
    dataDirectory: string,
  ) => {
    const file = path.join(directory, `${randomUUID()}.backup`);
    const settings = { databaseUrl, dataDirectory, filesIn, backupKey: undefined };
    const { missingFileCount } = await backUp(settings, { file, now: machineTime, isRecorded: false });
    expect(missingFileCount).toBe(0);
    return file;
  };
  const restoreTo = (file: string, databaseUrl: string | undefined, filesIn: FileSettings['filesIn'], place: string) =>
    restoreBackup({
      file,
      key: undefined,
      dataDirectory: place,
      filesIn,
      databaseUrl,
      databasePoolSize: 2,
      migrations,
      now: machineTime(),
    });
  /** Hashes of the rows of every table, in any order, and of every file. */
  const readContent = async (file: string): Promise<Record<string, string>> => {
    const found: Record<string, string> = {};
    await readArchive(file, undefined, {
      begin: async () => undefined,
      rows: async (table, lines) => void (found[table] = (found[table] ?? '') + lines.toString()),
      file: async (hash, content) => void (found[hash] = (await buffer(Readable.from(content))).toString('base64')),
    });
    const content = withoutRestore(found);
    for (const [name, text] of Object.entries(content))
      content[name] = sha256(Buffer.from(text.split('\n').sort().join('\n')));
    return content;
  };

  test('the same file moves the company from the store to a disk, into the database, and to another prefix', async () => {
    const place = (name: string): string => path.join(directory, name);
    const first = await backUpFrom(postgres.url, swift.place('daybook/'), place('b0'));
    const content = await readContent(first);
    expect(Object.keys(content).filter((name) => /^[0-9a-f]{64}$/.test(name)).length).toBeGreaterThan(50);

    await restoreTo(first, undefined, 'dataDirectory', place('disk'));
    const second = await backUpFrom(undefined, 'dataDirectory', place('disk'));
    const [inDatabase, inStore] = [await newDatabase(), await newDatabase()];
    await restoreTo(second, inDatabase, 'database', place('b1'));
    const third = await backUpFrom(inDatabase, 'database', place('b2'));
    await restoreTo(third, inStore, swift.place('moved/'), place('b3'));
    const fourth = await backUpFrom(inStore, swift.place('moved/'), place('b4'));
    expect(await readContent(fourth)).toEqual(content);

    await expect(restoreTo(first, await newDatabase(), swift.place('moved/'), place('b5'))).rejects.toThrow(
      /^s3:\/\/company-files\/moved\/ is not empty: it has uploaded files \(FILES_URL\)/,
    );
  });

  test('without the store neither a backup nor a restore is made, with one line', async () => {
    const file = await backUpFrom(postgres.url, swift.place('daybook/'), path.join(directory, 'b6'));
    await gate.set('isClosed');
    const gone = { ...swift.place('daybook/'), endpoint: gate.endpoint };
    await expect(backUpFrom(postgres.url, gone, path.join(directory, 'b7'))).rejects.toThrow(
      /^The file store s3:\/\/company-files at http:\/\/[\d.:]+ cannot be reached \(\w+\): no backup was made$/,
    );
    await expect(
      restoreTo(file, await newDatabase(), { ...gone, prefix: 'gone/' }, path.join(directory, 'b8')),
    ).rejects.toThrow(/cannot be reached \(\w+\): nothing was restored$/);
  });
});
