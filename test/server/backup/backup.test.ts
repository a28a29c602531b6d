import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { backUp } from '../../../src/server/backup/backUp';
import { checkBackup } from '../../../src/server/backup/checkBackup';
import { listenForCopies, type BackupReport } from '../../../src/server/backup/copySocket';
import { createBackup } from '../../../src/server/backup/createBackup';
import { restoreBackup } from '../../../src/server/backup/restoreBackup';
import type { Database } from '../../../src/server/database/database';
import { openEmbeddedDatabase } from '../../../src/server/database/embedded/openEmbeddedDatabase';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { openServerDatabase } from '../../../src/server/database/openServerDatabase';
import { openFileStore } from '../../../src/server/plugins/files/openFileStore';
import { copyMigratedFiles } from '../../support/database/embeddedTestDatabase';
import { fillForBackup, readBackup, withoutRestore } from '../../support/files/filledBackup';
import { isWithoutTables, withEmptyDatabase } from '../../support/database/serverTestDatabase';
import { openOwnTestDatabase } from '../../support/database/testDatabase';
import { testStart } from '../../support/testMoment';

const KEY = 'a key of the company that is long';
const earlierBackup = path.resolve('test/server/backup/earlier-schema.backup');
const serverUrl = process.env['DATABASE_URL'] ?? '';
const withServer = serverUrl === '' ? test.skip : test;

let directory: string;
let place = 0;
const newPlace = (): string => path.join(directory, `place-${(place += 1)}`);

beforeAll(() => (directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-backup-'))));
afterAll(() => fs.rmSync(directory, { recursive: true }));

async function backUpTo(
  database: Database,
  dataDirectory: string,
  key?: string,
  filesIn: 'database' | 'dataDirectory' = 'dataDirectory',
): Promise<string> {
  const file = path.join(directory, `${randomUUID()}.backup`);
  const fileStore = await openFileStore({ filesIn, dataDirectory }, database.kysely, () => testStart);
  await createBackup(database, fileStore, { file, key, createdAt: testStart });
  return file;
}

const restoreTo = (
  file: string,
  dataDirectory: string,
  databaseUrl?: string,
  key?: string,
  filesIn: 'database' | 'dataDirectory' = 'dataDirectory',
) => restoreBackup({ file, key, dataDirectory, filesIn, databaseUrl, databasePoolSize: 2, migrations, now: testStart });

async function embeddedContent(dataDirectory: string): Promise<Record<string, string>> {
  const database = await openEmbeddedDatabase(dataDirectory);
  try {
    return await readBackup(await backUpTo(database, dataDirectory));
  } finally {
    await database.close();
  }
}

function unzipped(bytes: Buffer): Buffer | undefined {
  try {
    return gunzipSync(bytes);
  } catch {
    return undefined;
  }
}

const findProblem = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no problem',
    (error: unknown) => (error as Error).message,
  );

let original: string;
let originalContent: Record<string, string>;

beforeAll(async () => {
  const database = await openOwnTestDatabase();
  const dataDirectory = newPlace();
  fs.mkdirSync(dataDirectory);
  try {
    await fillForBackup(database, dataDirectory);
    original = await backUpTo(database, dataDirectory);
    originalContent = await readBackup(original);
  } finally {
    await database.close();
  }
});

test('all rows, sequences and files are equal after a restore, and a filled place is not overwritten', async () => {
  const dataDirectory = newPlace();
  await restoreTo(original, dataDirectory);
  const restored = await embeddedContent(dataDirectory);
  expect(restored['audit_events']?.match(/"backup_restored"/g)).toHaveLength(1);
  expect(withoutRestore(restored)).toEqual(originalContent);
  expect(await findProblem(restoreTo(original, dataDirectory))).toMatch(/is not empty: it has a database \(DATA_DIR\)/);
  expect(Object.keys(originalContent)).toEqual(expect.arrayContaining(['files', 'company_settings']));
});

withServer.each(['database', 'dataDirectory'] as const)(
  'the same file restores on a PostgreSQL server with files in the %s, and from there into the embedded database',
  async (filesIn) => {
    await withEmptyDatabase(serverUrl, async (url) => {
      const dataDirectory = newPlace();
      await restoreTo(original, dataDirectory, url, undefined, filesIn);
      const database = await openServerDatabase(url, 2);
      // Files of the database need no directory.
      const second = await backUpTo(database, filesIn === 'database' ? newPlace() : dataDirectory, undefined, filesIn);
      await database.close();
      expect(withoutRestore(await readBackup(second))).toEqual(originalContent);
      expect(await findProblem(restoreTo(original, newPlace(), url))).toMatch(/DATABASE_URL is not empty/);
      const embedded = newPlace();
      await restoreTo(second, embedded);
      expect(withoutRestore(await embeddedContent(embedded))).toEqual(originalContent);
    });
  },
  120_000,
);

test('a backup of an earlier schema restores and is brought up to date', async () => {
  const dataDirectory = newPlace();
  const { header } = await restoreTo(earlierBackup, dataDirectory);
  expect(header.migrations.length).toBeLessThan(Object.keys(migrations).length);
  const database = await openEmbeddedDatabase(dataDirectory);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database.kysely,
  );
  const { rows: settings } = await sql`select key, value from company_settings where key = 'earlier'`.execute(
    database.kysely,
  );
  const { rows: unknownToPlanner } = await sql<{ table: string }>`
    select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 0`.execute(
    database.kysely,
  );
  await database.close();
  expect(unknownToPlanner).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
  expect(settings).toEqual([{ key: 'earlier', value: 'kept' }]);
});

test('a backup of a newer schema is rejected with one line', async () => {
  const { '0071TaskCounts': _removed, ...fewer } = migrations;
  expect(await findProblem(checkBackup(original, undefined, fewer))).toMatch(
    /^The backup is newer than this version of Daybook: it has 0071TaskCounts[^\n]*$/,
  );
});

describe('damage', () => {
  let encryptedFile: string;
  beforeAll(async () => {
    const dataDirectory = newPlace();
    await restoreTo(original, dataDirectory);
    const database = await openEmbeddedDatabase(dataDirectory);
    encryptedFile = await backUpTo(database, dataDirectory, KEY);
    await database.close();
  });

  test('an encrypted backup opens with its key only', async () => {
    expect(withoutRestore(await readBackup(encryptedFile, KEY))).toEqual(originalContent);
    expect(fs.readFileSync(encryptedFile).includes('company_settings')).toBe(false);
    expect(await findProblem(checkBackup(encryptedFile, `${KEY}er`, migrations))).toBe(
      'BACKUP_KEY is not the key that this backup was encrypted with',
    );
    expect(await findProblem(checkBackup(encryptedFile, undefined, migrations))).toBe(
      'The backup is encrypted: set BACKUP_KEY to its key',
    );
  });

  test.each(['plain', 'encrypted'])(
    'no change of the content of a %s backup and no cut goes unnoticed',
    async (kind) => {
      const bytes = fs.readFileSync(kind === 'plain' ? original : encryptedFile);
      const file = path.join(directory, `damaged-${kind}`);
      for (let step = 0; step < 40; step += 1) {
        const at = Math.floor((bytes.length * step) / 40);
        fs.writeFileSync(file, bytes.subarray(0, at));
        expect(await findProblem(checkBackup(file, KEY, migrations))).toMatch(/^[^\n]*(damaged|not a backup)[^\n]*$/);
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 0x55;
        // gzip has several spellings of the same content: its time, or how far back a repetition is copied from.
        if (kind === 'plain' && unzipped(changed)?.equals(gunzipSync(bytes)) === true) continue;
        fs.writeFileSync(file, changed);
        expect(await findProblem(checkBackup(file, KEY, migrations))).toMatch(
          /^[^\n]*(damaged|not a backup|not the key)[^\n]*$/,
        );
      }
    },
    120_000,
  );

  /** Its rows are complete, but its end is missing. */
  function writeHalf(): string {
    const file = path.join(directory, 'half');
    fs.writeFileSync(file, fs.readFileSync(original).subarray(0, -200));
    return file;
  }
  const stored = (dataDirectory: string): string[] =>
    fs.readdirSync(dataDirectory).filter((name) => !name.startsWith('lock.'));

  test('a damaged backup restores nothing', async () => {
    const dataDirectory = newPlace();
    expect(await findProblem(restoreTo(writeHalf(), dataDirectory))).toMatch(/damaged or incomplete/);
    expect(stored(dataDirectory)).toEqual([]);
  });

  withServer.each(['database', 'dataDirectory'] as const)(
    'a damaged backup restores nothing on a PostgreSQL server with files in the %s',
    (filesIn) =>
      withEmptyDatabase(serverUrl, async (url) => {
        const dataDirectory = newPlace();
        expect(await findProblem(restoreTo(writeHalf(), dataDirectory, url, undefined, filesIn))).toMatch(
          /damaged or incomplete/,
        );
        expect(await isWithoutTables(url)).toBe(true);
        expect(stored(dataDirectory)).toEqual([]);
        await restoreTo(original, dataDirectory, url, undefined, filesIn);
      }),
    120_000,
  );

  test('an existing file is not overwritten, and an impossible one leaves nothing', async () => {
    const dataDirectory = newPlace();
    fs.mkdirSync(dataDirectory);
    await copyMigratedFiles(dataDirectory);
    const settings = { databaseUrl: undefined, dataDirectory, filesIn: 'dataDirectory' as const, backupKey: undefined };
    const wanted = { now: () => testStart, isRecorded: true };
    expect(await findProblem(backUp(settings, { ...wanted, file: original }))).toMatch(/exists already: name another/);
    expect(await findProblem(backUp(settings, { ...wanted, file: path.join(directory, 'no/folder') }))).toMatch(
      /^[^\n]*no\/folder cannot be written: [^\n]*$/,
    );
    // /dev/full is a disk without room.
    const full = path.join(directory, 'full');
    fs.symlinkSync('/dev/full', `${full}.unfinished`);
    expect(await findProblem(backUp(settings, { ...wanted, file: full }))).toMatch(
      /^There is no room left on the disk/,
    );
    expect(fs.existsSync(full)).toBe(false);
  }, 60_000);
});

test('the backup of a running server has every confirmed change and none by halves', async () => {
  const dataDirectory = newPlace();
  fs.mkdirSync(dataDirectory);
  await copyMigratedFiles(dataDirectory);
  const database = await openEmbeddedDatabase(dataDirectory);
  const { beginCopy } = database;
  if (beginCopy === undefined) throw new Error('The embedded database can be copied');
  const reports: BackupReport[] = [];
  const copies = await listenForCopies(dataDirectory, {
    beginCopy,
    record: async (report) => void reports.push(report),
  });
  let written = 0;
  let limit = 0;
  let isWriting = true;
  let goOn = (): void => undefined;
  // What a round has to copy would otherwise grow with the time that it takes.
  const beginRound = (): void => {
    limit = written + 200;
    goOn();
  };
  const writing = (async () => {
    while (isWriting) {
      if (written === limit) {
        await new Promise<void>((resolve) => (goOn = resolve));
        continue;
      }
      const pair = written;
      await database.kysely.transaction().execute(async (transaction) => {
        for (const half of ['a', 'b'])
          await transaction
            .insertInto('company_settings')
            .values({ key: `pair ${half} ${pair}`, value: 'x'.repeat(2000) })
            .execute();
        await transaction
          .updateTable('company_settings')
          .set({ value: String(pair) })
          .where('key', '=', 'pair a 0')
          .execute();
      });
      written += 1;
    }
  })();
  try {
    for (let round = 0; round < 3; round += 1) {
      const confirmed = written;
      beginRound();
      const file = path.join(directory, `running-${round}`);
      await backUp(
        { databaseUrl: undefined, dataDirectory, filesIn: 'dataDirectory' as const, backupKey: undefined },
        { file, now: () => testStart, isRecorded: true },
      );
      const keys = ((await readBackup(file))['company_settings'] ?? '')
        .split('\n')
        .filter((line) => line.startsWith('["pair'))
        .map((line) => (JSON.parse(line) as string[])[0] ?? '');
      const halves = (half: string): string[] =>
        keys.flatMap((key) => (key.startsWith(`pair ${half} `) ? [key.slice(7)] : [])).sort();
      expect(halves('a')).toEqual(halves('b'));
      expect(halves('a').length).toBeGreaterThanOrEqual(confirmed);
    }
    expect(reports.map(({ problem, result }) => [problem, result?.missingFileCount])).toEqual(
      Array.from({ length: 3 }, () => [undefined, 0]),
    );
    expect(fs.existsSync(path.join(dataDirectory, 'backup-copy'))).toBe(false);
  } finally {
    isWriting = false;
    goOn();
    await writing;
    await copies.close();
    await database.close();
  }
});
