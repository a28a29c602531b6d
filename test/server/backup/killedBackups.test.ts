import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { backUp } from '../../../src/server/backup/backUp';
import { recordBackup } from '../../../src/server/backup/backupsRepository';
import { listenForCopies } from '../../../src/server/backup/copySocket';
import { restoreBackup } from '../../../src/server/backup/restoreBackup';
import type { Database } from '../../../src/server/database/database';
import { openEmbeddedDatabase } from '../../../src/server/database/embedded/openEmbeddedDatabase';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { startChild } from '../../support/programs/childProcess';
import { makeFilledBackup, readBackup } from '../../support/files/filledBackup';
import { isWithoutTables } from '../../support/database/serverTestDatabase';
import { testStart } from '../../support/testMoment';

/** `BACKUP_KILLS=50` for the evidence that record 117 names. */
const kills = Number(process.env['BACKUP_KILLS'] ?? 3);
const serverUrl = process.env['DATABASE_URL'] ?? '';

jest.setTimeout(120_000 + 60_000 * kills);

/** Where a company is. */
interface Place {
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly filesIn: 'database' | 'dataDirectory';
}

let directory: string;
let admin: pg.Client | undefined;
let original: string;
let originalContent: Record<string, string>;

beforeAll(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-killed-'));
  if (serverUrl !== '') {
    admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
  }
  original = await makeFilledBackup(path.join(directory, 'filled'));
  originalContent = await comparable(original);
});
afterAll(async () => {
  await admin?.end();
  fs.rmSync(directory, { recursive: true });
});

const databaseName = ({ databaseUrl = '' }: Place): string => new URL(databaseUrl).pathname.slice(1);
const newPlace = (databaseUrl: string | undefined, filesIn: Place['filesIn']): Place => ({
  dataDirectory: path.join(directory, randomUUID()),
  databaseUrl,
  filesIn,
});
const newEmbedded = (): Promise<Place> => Promise.resolve(newPlace(undefined, 'dataDirectory'));
async function newOnServer(filesIn: Place['filesIn']): Promise<Place> {
  const url = new URL(serverUrl);
  url.pathname = `/daybook_killed_${randomUUID().replaceAll('-', '')}`;
  const place = newPlace(url.href, filesIn);
  await admin?.query(`create database ${databaseName(place)}`);
  return place;
}
async function removePlace(place: Place): Promise<void> {
  if (place.databaseUrl !== undefined) await admin?.query(`drop database ${databaseName(place)} with (force)`);
  fs.rmSync(place.dataDirectory, { recursive: true, force: true });
}

const restoreTo = (place: Place): Promise<unknown> =>
  restoreBackup({ ...place, file: original, key: undefined, databasePoolSize: 2, migrations, now: testStart });

/** Each completed backup is recorded, and is an event of the audit log. */
async function comparable(file: string): Promise<Record<string, string>> {
  const { backups: _record, audit_events: _event, sequences = '[]', ...content } = await readBackup(file);
  const others = (JSON.parse(sequences) as { name: string }[]).filter(({ name }) => !/^(backups|audit_)/.test(name));
  return { ...content, sequences: JSON.stringify(others) };
}

async function storedContent(place: Place): Promise<Record<string, string>> {
  const file = path.join(directory, `${randomUUID()}.backup`);
  await backUp({ ...place, backupKey: undefined }, { file, now: () => testStart, isRecorded: false });
  const content = await comparable(file);
  fs.rmSync(file);
  return content;
}

const start = (program: 'createBackup' | 'restoreBackup', file: string, place: Place) =>
  startChild(`test/support/processes/${program}.ts`, [
    file,
    place.dataDirectory,
    place.databaseUrl ?? '',
    place.filesIn,
  ]);

/** The transaction of a killed program ends when the database server notices that it is gone. */
async function waitForItsEnd(place: Place): Promise<void> {
  if (place.databaseUrl === undefined) return;
  const open = 'select from pg_stat_activity where datname = $1';
  while (((await admin?.query(open, [databaseName(place)]))?.rowCount ?? 0) > 0);
}

/** The time from the beginning of a program to its end. @throws when it fails */
async function timeWhole(program: 'createBackup' | 'restoreBackup', file: string, place: Place): Promise<number> {
  const child = start(program, file, place);
  await child.nextLine();
  const begunAt = performance.now();
  const { code, complaints } = await child.ending;
  if (code !== 0) throw new Error(complaints);
  return performance.now() - begunAt;
}

/**
 * Starts a program and kills it, each run at a later part of the time it takes, so that every step of it is met.
 * A machine that was busy when the whole was timed ends a run before its kill: its own time is shorter, and the run
 * is made again with it.
 */
class Killer {
  readonly #program: 'createBackup' | 'restoreBackup';
  #wholeMs: number;

  constructor(program: 'createBackup' | 'restoreBackup', wholeMs: number) {
    this.#program = program;
    this.#wholeMs = wholeMs;
  }

  /** @returns whether the program was killed: not so when it came to its end before */
  async run(file: string, place: Place, run: number): Promise<boolean> {
    const child = start(this.#program, file, place);
    await child.nextLine();
    const begunAt = performance.now();
    const timer = setTimeout(() => child.signal('SIGKILL'), (this.#wholeMs * run) / kills);
    const { signal, code, complaints } = await child.ending;
    clearTimeout(timer);
    await waitForItsEnd(place);
    if (signal === 'SIGKILL') return true;
    if (code !== 0) throw new Error(complaints);
    this.#wholeMs = Math.min(this.#wholeMs, performance.now() - begunAt);
    return false;
  }
}

const withServer = serverUrl === '' ? test.skip : test;

async function killBackups(place: Place): Promise<void> {
  const whole = path.join(directory, randomUUID());
  const killer = new Killer('createBackup', await timeWhole('createBackup', whole, place));
  expect(await comparable(whole)).toEqual(originalContent);
  for (let run = 0; run < kills;) {
    const file = path.join(directory, randomUUID());
    if (await killer.run(file, place, run)) run += 1;
    // Under its name there is a complete backup or none.
    if (fs.existsSync(file)) expect(await comparable(file)).toEqual(originalContent);
  }
}

async function killRestores(newOne: () => Promise<Place>): Promise<void> {
  const first = await newOne();
  const killer = new Killer('restoreBackup', await timeWhole('restoreBackup', original, first));
  expect(await storedContent(first)).toEqual(originalContent);
  await removePlace(first);
  let place = await newOne();
  for (let run = 0; run < kills;) {
    if (await killer.run(original, place, run)) run += 1;
    if (!(await isFilled(place))) continue;
    expect(await storedContent(place)).toEqual(originalContent);
    await removePlace(place);
    place = await newOne();
  }
  if (!(await isFilled(place))) await restoreTo(place);
  expect(await storedContent(place)).toEqual(originalContent);
  await removePlace(place);
}

async function isFilled({ databaseUrl, dataDirectory }: Place): Promise<boolean> {
  if (databaseUrl === undefined) return fs.existsSync(path.join(dataDirectory, 'database'));
  return !(await isWithoutTables(databaseUrl));
}

describe('a backup that is killed leaves no file that looks complete, and the company as it was:', () => {
  test('embedded database without a server', async () => {
    const place = await newEmbedded();
    await restoreTo(place);
    await killBackups(place);
    expect(await storedContent(place)).toEqual(originalContent);
  });

  test('embedded database of a running server, which goes on', async () => {
    const place = await newEmbedded();
    await restoreTo(place);
    const database = await openEmbeddedDatabase(place.dataDirectory);
    const { beginCopy } = database;
    if (beginCopy === undefined) throw new Error('The embedded database can be copied');
    const copies = await listenForCopies(place.dataDirectory, {
      beginCopy,
      record: (report) => recordBackup(database.kysely, report),
    });
    await killBackups(place);
    await mustTakeChanges(database);
    expect(await storedContent(place)).toEqual(originalContent);
    await copies.close();
    await database.close();
    expect(await storedContent(place)).toEqual(originalContent);
  });

  withServer.each(['database', 'dataDirectory'] as const)('PostgreSQL with files in the %s', async (filesIn) => {
    const place = await newOnServer(filesIn);
    await restoreTo(place);
    await killBackups(place);
    expect(await storedContent(place)).toEqual(originalContent);
    await removePlace(place);
  });
});

async function mustTakeChanges({ kysely }: Database): Promise<void> {
  const key = 'after the kills';
  await kysely.insertInto('company_settings').values({ key, value: '' }).execute();
  await kysely.deleteFrom('company_settings').where('key', '=', key).execute();
}

describe('a restore that is killed leaves nothing that stops the next one, whose result is complete:', () => {
  test('embedded database', () => killRestores(newEmbedded));

  withServer.each(['database', 'dataDirectory'] as const)('PostgreSQL with files in the %s', (filesIn) =>
    killRestores(() => newOnServer(filesIn)),
  );
});
