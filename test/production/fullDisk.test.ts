import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { backUp } from '../../src/server/backup/backUp';
import { checkBackup } from '../../src/server/backup/checkBackup';
import { restoreBackup } from '../../src/server/backup/restoreBackup';
import { machineTime } from '../../src/server/clock/companyClock';
import { migrations } from '../../src/server/database/migrations/migrations';
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
  const beside = path.join(path.dirname(dataDirectory), 'beside');
  fillDisk(filling);
  expect(await backUpTo(beside)).toBe(noRoom(`${beside} was not written`));
  expect(fs.readdirSync(path.dirname(dataDirectory)).sort()).toEqual(['data', 'filling']);
  fs.rmSync(filling);
  expect(await backUpTo(beside)).toBe('no problem');
  await checkBackup(beside, undefined, migrations);
});

interface Task {
  readonly _id: string;
  readonly Employee_id: string;
}

withDisk('a running server on a full disk says so, has nothing by halves, and goes on with room again', async () => {
  disk?.resize(500);
  const serverFolder = path.join(disk?.folder ?? elsewhere, 'server');
  const filling = path.join(disk?.folder ?? elsewhere, 'filling');
  let daybook = await startDaybook('', { DATA_DIR: serverFolder });
  let employee = new Visitor(daybook.origin, 'employee@daybook.example');
  await employee.signIn();
  const [task] = await employee.data<Task[]>('/auth/employeetasks/list/Default');
  if (task === undefined) throw new Error('The employee has no task');
  const comment = (text: string) =>
    employee.send('/auth/tasks/comment/add', { Task_id: task._id, Type: 'Task', Comment: text });
  const attach = (content: Buffer) => {
    const form = new FormData();
    const fields = { id: task._id, Short_summary: 'With a file', Priority: 'HIGH', Employee_id: task.Employee_id };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('demo_image', new Blob([new Uint8Array(content)]), 'plan.bin');
    return employee.send('/uplodeauth/tasks/edit', form);
  };
  const storedComments = async (): Promise<string> =>
    JSON.stringify(await employee.data('/auth/tasks/comments', { Task_id: task._id }));

  fillDisk(filling);
  expect(await attach(Buffer.alloc(3_000_000))).toMatchObject({ status: 507, body: { code: 'storage_full' } });
  // The log of the database has room of its own for a while.
  const acknowledged: string[] = [];
  let rejected: string | undefined;
  for (let number = 1; rejected === undefined && number < 5000; number += 1) {
    const text = `Comment ${number}.${'x'.repeat(15_000)}`;
    const { status, body } = await comment(text);
    if (status === 200) acknowledged.push(`Comment ${number}.`);
    else {
      expect([status, body?.code]).toEqual([507, 'storage_full']);
      rejected = `Comment ${number}.`;
    }
  }
  expect(rejected).toBeDefined();
  fs.rmSync(filling);
  expect((await comment('With room again')).status).toBe(200);
  expect((await attach(Buffer.alloc(3_000_000))).status).toBe(200);
  await daybook.stop();

  daybook = await startDaybook('', { DATA_DIR: serverFolder });
  employee = new Visitor(daybook.origin, 'employee@daybook.example');
  await employee.signIn();
  const stored = await storedComments();
  expect(acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
  expect(stored.includes(rejected ?? '')).toBe(false);
  expect(stored).toContain('With room again');
  await daybook.stop();
});
