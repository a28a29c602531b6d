import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../scripts/testing/postgresServer.mjs';
import { backUp } from '../../src/server/backup/backUp';
import { checkBackup } from '../../src/server/backup/checkBackup';
import { restoreBackup } from '../../src/server/backup/restoreBackup';
import { machineTime } from '../../src/server/clock/companyClock';
import { migrations } from '../../src/server/database/migrations/migrations';
import { startChild } from '../support/programs/childProcess';
import { freePort } from '../support/programs/freePort';
import { startDaybook } from '../support/production/daybook';
import { SmallDisk } from '../support/production/smallDisk';
import { Visitor } from '../support/production/visitor';

jest.setTimeout(600_000);

const earlierBackup = path.resolve('test/server/backup/earlier-schema.backup');
const noRoom = (consequence: string): string =>
  `There is no room left on the disk: ${consequence}. Make room and start it again`;
const enoughMegabytes = 200;
const disk = SmallDisk.create(enoughMegabytes);
const withDisk = disk === undefined ? test.skip : test;
const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-full-'));
afterAll(() => {
  disk?.remove();
  fs.rmSync(elsewhere, { recursive: true, force: true });
});

const findProblem = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no problem',
    (error: unknown) => (error as Error).message,
  );

/** In a folder of the small disk. */
const dataDirectory = path.join(disk?.folder ?? elsewhere, 'data');
const restore = (): Promise<unknown> =>
  restoreBackup({
    file: earlierBackup,
    key: undefined,
    dataDirectory,
    filesIn: 'dataDirectory',
    databaseUrl: undefined,
    databasePoolSize: 1,
    migrations,
    now: machineTime(),
  });
const backUpTo = (file: string): Promise<string> =>
  findProblem(
    backUp(
      { databaseUrl: undefined, dataDirectory, filesIn: 'dataDirectory', backupKey: undefined },
      { file, now: machineTime, isRecorded: false },
    ),
  );

/** Leaves no room on the disk of a file. */
function fillDisk(file: string): void {
  for (;;)
    try {
      fs.appendFileSync(file, Buffer.alloc(65_536));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
}

// While the engine begins, while it makes its files, while rows are stored, and while tables are brought up to date.
withDisk.each([1, 12, 32, 40])(
  'a restore on a disk of %d MiB says so in one line and leaves nothing',
  async (megabytes) => {
    disk?.resize(megabytes);
    expect(await findProblem(restore())).toBe(noRoom('nothing was restored'));
    expect(fs.readdirSync(dataDirectory).filter((name) => !name.startsWith('lock.'))).toEqual([]);
  },
);

withDisk('with room again the restore is complete; a backup without room says so, and leaves nothing', async () => {
  disk?.resize(enoughMegabytes);
  await restore();
  const filling = path.join(path.dirname(dataDirectory), 'filling');
  const backup = path.join(path.dirname(dataDirectory), 'backup');
  fillDisk(filling);
  expect(await backUpTo(backup)).toBe(noRoom(`${backup} was not written`));
  expect(fs.readdirSync(path.dirname(dataDirectory)).sort()).toEqual(['data', 'filling']);
  fs.rmSync(filling);
  expect(await backUpTo(backup)).toBe('no problem');
  await checkBackup(backup, undefined, migrations);
});

interface Task {
  readonly _id: string;
  readonly Employee_id: string;
}

/** An employee who adds to a task. */
async function openTask(origin: string) {
  const employee = new Visitor(origin, 'employee@daybook.example');
  await employee.signIn();
  const [task] = await employee.data<Task[]>('/auth/employeetasks/list/Default');
  if (task === undefined) throw new Error('The employee has no task');
  return {
    comment: (text: string) =>
      employee.send('/auth/tasks/comment/add', { Task_id: task._id, Type: 'Task', Comment: text }),
    attach: (content: Buffer) => {
      const form = new FormData();
      const fields = { id: task._id, Short_summary: 'With a file', Priority: 'HIGH', Employee_id: task.Employee_id };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('demo_image', new Blob([new Uint8Array(content)]), 'plan.bin');
      return employee.send('/uplodeauth/tasks/edit', form);
    },
    storedComments: async (): Promise<string> =>
      JSON.stringify(await employee.data('/auth/tasks/comments', { Task_id: task._id })),
  };
}
type OpenedTask = Awaited<ReturnType<typeof openTask>>;

type Change = (number: number) => ReturnType<OpenedTask['comment']>;

/** Makes changes until one is rejected: a database has room of its own for a while, in its log and in pages begun. */
async function countUntilRejected(change: Change): Promise<number> {
  for (let number = 1; number < 5000; number += 1) {
    const { status, body } = await change(number);
    if (status === 200) continue;
    expect([status, body?.code]).toEqual([507, 'storage_full']);
    return number;
  }
  throw new Error('No change was rejected');
}

async function commentUntilRejected({ comment }: OpenedTask): Promise<{ acknowledged: string[]; rejected: string }> {
  const count = await countUntilRejected((number) => comment(`Comment ${number}.${'x'.repeat(15_000)}`));
  const texts = Array.from({ length: count }, (_, index) => `Comment ${index + 1}.`);
  return { acknowledged: texts.slice(0, -1), rejected: `Comment ${count}.` };
}

const folderOfDisk = disk?.folder ?? elsewhere;
function emptyDisk(megabytes: number): void {
  for (const name of fs.readdirSync(folderOfDisk)) fs.rmSync(path.join(folderOfDisk, name), { recursive: true });
  disk?.resize(megabytes);
}

withDisk('a running server on a full disk says so, has nothing by halves, and goes on with room again', async () => {
  emptyDisk(500);
  const serverFolder = path.join(folderOfDisk, 'server');
  const filling = path.join(folderOfDisk, 'filling');
  let daybook = await startDaybook('', { DATA_DIR: serverFolder });
  let task = await openTask(daybook.origin);

  fillDisk(filling);
  expect(await task.attach(Buffer.alloc(3_000_000))).toMatchObject({ status: 507, body: { code: 'storage_full' } });
  const { acknowledged, rejected } = await commentUntilRejected(task);
  fs.rmSync(filling);
  expect((await task.comment('With room again')).status).toBe(200);
  expect((await task.attach(Buffer.alloc(3_000_000))).status).toBe(200);
  await daybook.stop();

  daybook = await startDaybook('', { DATA_DIR: serverFolder });
  task = await openTask(daybook.origin);
  const stored = await task.storedComments();
  expect(acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
  expect(stored.includes(rejected)).toBe(false);
  expect(stored).toContain('With room again');
  await daybook.stop();
});

withDisk('a full disk of the database server rejects changes, one of the data directory files only', async () => {
  emptyDisk(300);
  const filling = path.join(folderOfDisk, 'filling');
  const tables = path.join(folderOfDisk, 'tables');
  fs.mkdirSync(tables);
  const postgres = await startPostgres();
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  execFileSync('chown', ['postgres', tables]);
  fs.chmodSync(folderOfDisk, 0o755);
  await admin.query(`create tablespace small location '${tables}'`);
  await admin.query('create database small tablespace small');
  const url = new URL(postgres.url);
  url.pathname = '/small';

  const daybook = await startDaybook(url.href, { FILES_URL: 'file:' });
  const task = await openTask(daybook.origin);
  fillDisk(filling);
  const { acknowledged, rejected } = await commentUntilRejected(task);
  await countUntilRejected(() => task.attach(Buffer.alloc(3_000)));
  fs.rmSync(filling);
  expect((await task.comment('With room again')).status).toBe(200);
  const stored = await task.storedComments();
  expect(acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
  expect([stored.includes(rejected), stored.includes('With room again')]).toEqual([false, true]);
  await daybook.stop();

  const other = await startDaybook(postgres.url, { FILES_URL: 'file:', DATA_DIR: path.join(folderOfDisk, 'data') });
  const otherTask = await openTask(other.origin);
  fillDisk(filling);
  expect(await otherTask.attach(Buffer.alloc(3_000_000))).toMatchObject({
    status: 507,
    body: { code: 'storage_full' },
  });
  expect((await otherTask.comment('No file')).status).toBe(200);
  fs.rmSync(filling);
  expect((await otherTask.attach(Buffer.alloc(3_000_000))).status).toBe(200);
  await other.stop();
  await admin.query('drop database small with (force)');
  await admin.query('drop tablespace small');
  await admin.end();
  await postgres.stop();
});

const noRoomToStart =
  'There is no room left on the disk (DATA_DIR, or the database server of DATABASE_URL). Make room and start it again';

// While the engine begins, while the company is stored, and while its pictures are.
withDisk.each([10, 60, 90])(
  'a first start on a disk of %d MiB ends with one line, and succeeds with room',
  async (megabytes) => {
    const folder = path.join(folderOfDisk, 'first');
    emptyDisk(megabytes);
    const { ending } = startChild('src/server/main.ts', [], {
      DATA_DIR: folder,
      DATABASE_URL: '',
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DEMO: '1',
      WORKERS: '1',
      COMPANY_TZ: 'UTC',
      LOG_LEVEL: 'warn',
    });
    const { code, complaints } = await ending;
    expect([code, complaints]).toEqual([1, `${noRoomToStart}\n`]);
    disk?.resize(500);
    const daybook = await startDaybook('', { DATA_DIR: folder });
    await new Visitor(daybook.origin).signIn();
    await daybook.stop();
  },
);
