import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { backUp } from '../../src/server/backup/backUp';
import { checkBackup } from '../../src/server/backup/checkBackup';
import { restoreBackup } from '../../src/server/backup/restoreBackup';
import { machineTime } from '../../src/server/clock/companyClock';
import { migrations } from '../../src/server/database/migrations/migrations';
import { SmallDisk } from '../support/production/smallDisk';

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
