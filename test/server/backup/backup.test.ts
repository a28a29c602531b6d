import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { backUp } from '../../../src/server/backup/backUp';
import { checkBackup } from '../../../src/server/backup/checkBackup';
import { listenForCopies, type BackupReport } from '../../../src/server/backup/copySocket';
import { createBackup } from '../../../src/server/backup/createBackup';
import { readArchive } from '../../../src/server/backup/readArchive';
import { restoreBackup } from '../../../src/server/backup/restoreBackup';
import type { Database } from '../../../src/server/database/database';
import { openEmbeddedDatabase } from '../../../src/server/database/embedded/openEmbeddedDatabase';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { openServerDatabase } from '../../../src/server/database/openServerDatabase';
import { openDiskFileStore } from '../../../src/server/plugins/files/diskFileStore';
import { openFileStore } from '../../../src/server/plugins/files/openFileStore';
import { startChild } from '../../support/childProcess';
import { copyMigratedFiles } from '../../support/embeddedTestDatabase';
import { openOwnTestDatabase } from '../../support/testDatabase';
import { testStart } from '../../support/testMoment';

const KEY = 'a key of the company that is long';
const earlierBackup = path.resolve('test/server/backup/earlier-schema.backup');
const serverUrl = process.env['DATABASE_URL'] ?? '';

let directory: string;
let place = 0;
const newPlace = (): string => path.join(directory, `place-${(place += 1)}`);

beforeAll(() => (directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-backup-'))));
afterAll(() => fs.rmSync(directory, { recursive: true }));

/** Values that an encoding could lose. */
const oddText = 'quote " backslash \\ tab \t newline \n carriage return \r null \\N umlaut ü emoji 🦉';

async function fill({ kysely }: Database, dataDirectory: string): Promise<void> {
  const fileStore = await openDiskFileStore(dataDirectory, testStart);
  for (const content of ['the first file', 'x'.repeat(300_000), '']) {
    const stored = await fileStore.keep(Readable.from(Buffer.from(content)));
    await sql`
      insert into files (id, content_hash, name, media_type, size_bytes, uploaded_at)
      values (${randomUUID()}, ${stored.contentHash}, ${oddText}, ${stored.mediaType}, ${stored.sizeBytes}, ${testStart})`.execute(
      kysely,
    );
  }
  for (const index of Array.from({ length: 1200 }, (_, count) => count))
    await kysely
      .insertInto('company_settings')
      .values({ key: `setting ${index}`, value: `${oddText} ${index}` })
      .execute();
}

/** Rows of every table and hashes of every file, as the backup has them. */
async function readContent(file: string, key?: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  await readArchive(file, key, {
    begin: async (header) => void (found['sequences'] = JSON.stringify(header.sequences)),
    rows: async (table, lines) => void (found[table] = (found[table] ?? '') + lines.toString()),
    file: async (contentHash, content) => {
      let text = '';
      for await (const chunk of content as AsyncIterable<Buffer>) text += chunk.toString();
      found[contentHash] = text;
    },
  });
  return found;
}

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
    return await readContent(await backUpTo(database, dataDirectory));
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
    await fill(database, dataDirectory);
    original = await backUpTo(database, dataDirectory);
    originalContent = await readContent(original);
  } finally {
    await database.close();
  }
}, 120_000);

test('all rows, sequences and files are equal after a restore, and a filled place is not overwritten', async () => {
  const dataDirectory = newPlace();
  await restoreTo(original, dataDirectory);
  expect(await embeddedContent(dataDirectory)).toEqual(originalContent);
  expect(await findProblem(restoreTo(original, dataDirectory))).toMatch(/is not empty: it has a database \(DATA_DIR\)/);
  expect(Object.keys(originalContent)).toEqual(expect.arrayContaining(['files', 'company_settings']));
}, 120_000);

(serverUrl === '' ? test.skip : test).each(['database', 'dataDirectory'] as const)(
  'the same file restores on a PostgreSQL server with files in the %s, and from there into the embedded database',
  async (filesIn) => {
    const name = `daybook_restored_${randomUUID().replaceAll('-', '')}`;
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    try {
      const dataDirectory = newPlace();
      await restoreTo(original, dataDirectory, url.href, undefined, filesIn);
      const database = await openServerDatabase(url.href, 2);
      // Files of the database need no directory.
      const second = await backUpTo(database, filesIn === 'database' ? newPlace() : dataDirectory, undefined, filesIn);
      await database.close();
      expect(await readContent(second)).toEqual(originalContent);
      expect(await findProblem(restoreTo(original, newPlace(), url.href))).toMatch(/DATABASE_URL is not empty/);
      const embedded = newPlace();
      await restoreTo(second, embedded);
      expect(await embeddedContent(embedded)).toEqual(originalContent);
    } finally {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
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
}, 120_000);

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
  }, 120_000);

  test('an encrypted backup opens with its key only', async () => {
    expect(await readContent(encryptedFile, KEY)).toEqual(originalContent);
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

  test('a damaged backup restores nothing', async () => {
    const file = path.join(directory, 'half');
    fs.writeFileSync(file, fs.readFileSync(original).subarray(0, -200));
    const dataDirectory = newPlace();
    expect(await findProblem(restoreTo(file, dataDirectory))).toMatch(/damaged or incomplete/);
    expect(fs.readdirSync(dataDirectory).filter((name) => !name.startsWith('lock.'))).toEqual([]);
  }, 120_000);

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
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) {
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
      const file = path.join(directory, `running-${round}`);
      await backUp(
        { databaseUrl: undefined, dataDirectory, filesIn: 'dataDirectory' as const, backupKey: undefined },
        { file, now: () => testStart, isRecorded: true },
      );
      const keys = ((await readContent(file))['company_settings'] ?? '')
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
    await writing;
    await copies.close();
    await database.close();
  }
}, 120_000);

/** `BACKUP_KILLS=50` for the evidence that the operations page names. */
const kills = Number(process.env['BACKUP_KILLS'] ?? 3);

test('a backup that is killed leaves no file that looks complete, and the database as it was', async () => {
  const dataDirectory = newPlace();
  await restoreTo(original, dataDirectory);
  let hasBeenWritten = 0;
  for (let run = 0; run < kills; run += 1) {
    const file = path.join(directory, `killed-${run}`);
    const child = startChild('test/support/processes/createBackup.ts', [file, dataDirectory]);
    await child.nextLine();
    // Each run is killed later than the one before.
    const timer = setTimeout(() => child.signal('SIGKILL'), (3000 * run) / kills);
    await child.ending;
    clearTimeout(timer);
    if (!fs.existsSync(file)) continue;
    hasBeenWritten += 1;
    expect(await readContent(file)).toMatchObject({ company_settings: originalContent['company_settings'] });
  }
  expect(hasBeenWritten).toBeLessThan(kills);
  const content = await embeddedContent(dataDirectory);
  // Each completed backup is recorded, and is an event of the audit log.
  const withoutRecords = (tables: Record<string, string>) => ({
    ...tables,
    backups: undefined,
    audit_events: undefined,
  });
  expect(withoutRecords(content)).toEqual(withoutRecords(originalContent));
}, 1_200_000);

test('a restore that is killed leaves nothing that stops the next one, whose result is complete', async () => {
  const dataDirectory = newPlace();
  for (let run = 0; run < kills; run += 1) {
    const child = startChild('test/support/processes/restoreBackup.ts', [original, dataDirectory]);
    await child.nextLine();
    // Each run is killed later than the one before.
    const timer = setTimeout(() => child.signal('SIGKILL'), (6000 * run) / kills);
    await child.ending;
    clearTimeout(timer);
    if (fs.existsSync(path.join(dataDirectory, 'database'))) {
      expect(await embeddedContent(dataDirectory)).toEqual(originalContent);
      fs.rmSync(dataDirectory, { recursive: true });
    }
  }
  if (!fs.existsSync(path.join(dataDirectory, 'database'))) await restoreTo(original, dataDirectory);
  expect(await embeddedContent(dataDirectory)).toEqual(originalContent);
}, 1_200_000);
