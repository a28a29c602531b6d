import fs from 'node:fs';
import path from 'node:path';
import { startChild, type Child, type Ending } from '../../support/programs/childProcess';
import { copyMigratedFiles } from '../../support/database/embeddedTestDatabase';
import { makeFolderInMemory } from '../../support/files/folderInMemory';
import { freePort } from '../../support/programs/freePort';

const START_TIMEOUT_MS = 300_000;
const account = { Email: 'first@company.example', Password: 'quiet tidal lamp' };

let directory: string;
let children: Child[];
/** Of a company with one account; made while its server ran. */
let backup: string;
let lineOfBackup: string;

const inDirectory = (name: string): string => path.join(directory, name);
const company = (): string => inDirectory('company');

/** An embedded Daybook without the demonstration company, on a port of its own. */
async function startDaybook(dataDirectory: string): Promise<{ child: Child; url: string }> {
  const port = await freePort();
  const child = startChild('src/server/main.ts', [], {
    DATABASE_URL: '',
    DEMO: '0',
    DATA_DIR: dataDirectory,
    PORT: String(port),
    LOG_LEVEL: 'silent',
  });
  children.push(child);
  const url = `http://localhost:${port}`;
  expect(await child.nextLine()).toBe(`Daybook is ready: ${url}`);
  return { child, url };
}

const sendForm = (address: string, fields: Record<string, string>): Promise<Response> =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields) });

interface Printed extends Ending {
  readonly lines: string[];
}

/** What is behind `npm run backup` and `npm run restore`, to its end. */
async function run(
  command: 'runBackup' | 'runRestore',
  parameters: string[],
  dataDirectory = inDirectory('never made'),
): Promise<Printed> {
  const child = startChild(`src/server/${command}.ts`, parameters, {
    DATABASE_URL: '',
    BACKUP_KEY: '',
    DATA_DIR: dataDirectory,
  });
  const ending = await child.ending;
  return { ...ending, lines: await child.kill() };
}

const rejected = (complaint: string | RegExp): Printed => ({
  code: 1,
  signal: null,
  lines: [],
  complaints: typeof complaint === 'string' ? `${complaint}\n` : expect.stringMatching(complaint),
});

/** Everything below a folder with its size and last change, without the lock that each process leaves. */
const contents = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^lock\.\d+$/.test(name))
    .map((name) => {
      const { size, mtimeMs } = fs.statSync(path.join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .sort();

beforeAll(async () => {
  directory = makeFolderInMemory();
  children = [];
  backup = inDirectory('company.backup');
  await copyMigratedFiles(company());
  const { child, url } = await startDaybook(company());
  const [, token = ''] = /\/setup\/(\S+)$/.exec(await child.nextLine()) ?? [];
  const names = { First_name: 'First', Last_name: 'Account' };
  expect((await sendForm(`${url}/api/setup`, { Token: token, ...names, ...account })).status).toBe(200);
  const { lines, ...ending } = await run('runBackup', [backup], company());
  expect(ending).toEqual({ code: 0, signal: null, complaints: '' });
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  child.signal('SIGTERM');
  expect(await child.ending).toEqual({ code: 0, signal: null, complaints: '' });
  lineOfBackup = lines.join('\n');
}, START_TIMEOUT_MS);

afterAll(async () => {
  await Promise.all(children.map((child) => child.kill()));
  fs.rmSync(directory, { recursive: true });
});

test('a backup of a running server says what it holds, and leaves no copy behind', () => {
  const [, file] =
    /^Backed up \d+ rows and 0 files to (.+) \(\d+\.\d MB, not encrypted\) in \d+\.\d s$/.exec(lineOfBackup) ?? [];
  expect(file).toBe(backup);
  expect(fs.readdirSync(company()).filter((name) => name.startsWith('backup'))).toEqual([]);
  expect(fs.readdirSync(directory).sort()).toEqual(['company', 'company.backup']);
});

test('--check says what the backup holds and makes nothing', async () => {
  const [, rows] = /^Backed up (\d+) rows/.exec(lineOfBackup) ?? [];
  expect(await run('runRestore', ['--check', backup])).toEqual({
    code: 0,
    signal: null,
    complaints: '',
    lines: [expect.stringMatching(new RegExp(`^The backup is complete: ${rows} rows and 0 files of \\S+Z$`))],
  });
  expect(fs.existsSync(inDirectory('never made'))).toBe(false);
});

test(
  'a company that is restored into an empty folder starts there, its accounts can sign in, and its place is taken',
  async () => {
    const [, rows] = /^Backed up (\d+) rows/.exec(lineOfBackup) ?? [];
    const restored = inDirectory('restored');
    fs.mkdirSync(restored);
    expect(await run('runRestore', [backup], restored)).toEqual({
      code: 0,
      signal: null,
      complaints: '',
      lines: [expect.stringMatching(new RegExp(`^Restored: ${rows} rows and 0 files of \\S+Z$`))],
    });
    const { url } = await startDaybook(restored);
    expect(await (await sendForm(`${url}/api/login`, account)).json()).toMatchObject({ status: 1 });
    expect(await run('runRestore', [backup], restored)).toEqual(
      rejected(/^The data directory [^\n]* is in use by another running Daybook \(DATA_DIR\)[^\n]*\n$/),
    );
  },
  START_TIMEOUT_MS,
);

test('a filled place is rejected and stays as it was', async () => {
  const before = contents(company());
  expect(await run('runRestore', [backup], company())).toEqual(
    rejected(`${company()} is not empty: it has a database (DATA_DIR). Restore into another folder`),
  );
  expect(contents(company())).toEqual(before);
});

test('a damaged backup restores nothing', async () => {
  const damaged = inDirectory('damaged.backup');
  fs.writeFileSync(damaged, fs.readFileSync(backup).subarray(0, -200));
  const problem = /^The backup is damaged or incomplete \([^\n]+\): use another one\n$/;
  expect(await run('runRestore', ['--check', damaged])).toEqual(rejected(problem));
  const target = inDirectory('target');
  expect(await run('runRestore', [damaged], target)).toEqual(rejected(problem));
  expect(contents(target)).toEqual([]);
});

test('a file that does not exist is named, and nothing is made', async () => {
  const missing = inDirectory('missing.backup');
  const problem = `${missing} cannot be read: ENOENT: no such file or directory, open '${missing}'`;
  expect(await run('runRestore', ['--check', missing])).toEqual(rejected(problem));
  const target = inDirectory('target of missing');
  expect(await run('runRestore', [missing], target)).toEqual(rejected(problem));
  expect(fs.existsSync(target)).toBe(false);
});

test.each([
  ['runBackup', [], 'Name one file: npm run backup -- FILE'],
  ['runBackup', ['one', 'two'], 'Name one file: npm run backup -- FILE'],
  ['runRestore', [], 'Name one file: npm run restore -- FILE'],
  ['runRestore', ['--check'], 'Name one file: npm run restore -- FILE'],
] as const)('%s with %j says how it is called', async (command, parameters, problem) => {
  expect(await run(command, [...parameters])).toEqual(rejected(problem));
  expect(fs.existsSync(inDirectory('never made'))).toBe(false);
});

test('a backup does not overwrite a file, and needs a company', async () => {
  const bytes = fs.readFileSync(backup);
  expect(await run('runBackup', [backup], company())).toEqual(rejected(`${backup} exists already: name another file`));
  expect(fs.readFileSync(backup).equals(bytes)).toBe(true);
  const file = inDirectory('of nothing.backup');
  expect(await run('runBackup', [file])).toEqual(
    rejected(`There is no database in ${inDirectory('never made')} (DATA_DIR)`),
  );
  expect(fs.existsSync(file)).toBe(false);
});
