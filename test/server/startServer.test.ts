import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { checkBackup } from '../../src/server/backup/checkBackup';
import { openEmbeddedDatabase } from '../../src/server/database/embedded/openEmbeddedDatabase';
import { migrations } from '../../src/server/database/migrations/migrations';
import { demonstrationMark } from '../../src/server/demo/demonstrationMarkReadModel';
import { hasTerminal, startChild, startOnTerminal, type Child } from '../support/programs/childProcess';
import { freePort } from '../support/programs/freePort';
import { copyMigratedFiles } from '../support/database/embeddedTestDatabase';

const START_TIMEOUT_MS = 300_000;

let directory: string;
let port: number;
let children: Pick<Child, 'kill'>[];

beforeEach(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-start-'));
  port = await freePort();
  children = [];
});

afterEach(async () => {
  await Promise.all(children.map((child) => child.kill()));
  fs.rmSync(directory, { recursive: true });
});

/** An embedded Daybook without the demonstration company, on files and a port of its own. */
const ownSettings = (): Record<string, string> => ({
  DATABASE_URL: '',
  DEMO: '0',
  DATA_DIR: directory,
  PORT: String(port),
  LOG_LEVEL: 'silent',
});

function startDaybook(settings: Record<string, string> = {}): Child {
  const child = startChild('src/server/main.ts', [], { ...ownSettings(), ...settings });
  children.push(child);
  return child;
}

/** Its lines until each pattern has been found, in any order. */
async function linesUntil(child: Pick<Child, 'nextLine'>, ...patterns: RegExp[]): Promise<string[]> {
  const lines: string[] = [];
  while (!patterns.every((pattern) => lines.some((line) => pattern.test(line)))) lines.push(await child.nextLine());
  return lines;
}

/** Spares a test the seconds that the first start on empty files takes. */
async function prepareFiles(): Promise<void> {
  await copyMigratedFiles(directory);
}

const health = (): Promise<Response> => fetch(`http://localhost:${port}/api/health`);

test(
  'a first start without demonstration company gives the address and a link for the first account, and stops when asked to',
  async () => {
    const metricsPort = await freePort();
    const daybook = startDaybook({ METRICS_PORT: String(metricsPort) });
    expect(await daybook.nextLine()).toBe(`Daybook is ready: http://localhost:${port}`);
    expect(await daybook.nextLine()).toMatch(
      new RegExp(`^There is no account yet.* http://localhost:${port}/setup/\\S+$`),
    );
    expect((await health()).status).toBe(200);
    // The server itself asks for its health, to check its address.
    expect((await fetch(`http://localhost:${port}/api/ready`)).status).toBe(200);
    const metrics = await fetch(`http://localhost:${metricsPort}/metrics`);
    expect(await metrics.text()).toMatch(/^daybook_requests_total\{operation="getReadiness",status="200"\} 1$/m);

    const second = await startDaybook({ PORT: '1' }).ending;
    expect(second).toEqual({
      code: 1,
      signal: null,
      complaints: expect.stringMatching(
        /^The data directory .* is in use by another running Daybook \(DATA_DIR\)[^\n]*\n$/,
      ),
    });

    daybook.signal('SIGTERM');
    expect(await daybook.ending).toEqual({ code: 0, signal: null, complaints: '' });
    await expect(health()).rejects.toThrow();
  },
  START_TIMEOUT_MS,
);

test(
  'the public address is first checked when the server already listens',
  async () => {
    await prepareFiles();
    // In the place of a proxy: whether the server behind it answers when the address is checked.
    let askServer: (status: Promise<number>) => void = () => undefined;
    const asked = new Promise<number>((resolve) => (askServer = resolve));
    const proxy = http.createServer((_, response) => {
      askServer(health().then(({ status }) => status));
      response.end('{"Running":true}');
    });
    proxy.listen(0, 'localhost');
    await once(proxy, 'listening');
    try {
      const { port: publicPort } = proxy.address() as net.AddressInfo;
      startDaybook({ PUBLIC_URL: `http://localhost:${publicPort}` });
      expect(await asked).toBe(200);
    } finally {
      proxy.close();
    }
  },
  START_TIMEOUT_MS,
);

test(
  'invalid settings stop the start with a line each',
  async () => {
    expect(await startDaybook({ WORKERS: '0', LOG_LEVEL: 'loud' }).ending).toEqual({
      code: 1,
      signal: null,
      complaints: expect.stringMatching(/^WORKERS is set to '0'[^\n]*\nLOG_LEVEL is set to 'loud'[^\n]*\n$/),
    });
  },
  START_TIMEOUT_MS,
);

test(
  'accounts whose password everyone knows are not offered to other machines unless DEMO=1 asks for it, with a warning',
  async () => {
    await prepareFiles();
    const open = { HOST: '0.0.0.0', DEMO: '' };
    const first = startDaybook(open);
    await first.nextLine();
    const [, token = ''] = /\/setup\/(\S+)$/.exec(await first.nextLine()) ?? [];
    // What the demonstration company is recognised by.
    const account = new URLSearchParams({
      Token: token,
      First_name: 'Hannah',
      Last_name: 'Richter',
      Email: 'hr@daybook.example',
      Password: 'quiet tidal lamp',
    });
    expect((await fetch(`http://localhost:${port}/api/setup`, { method: 'POST', body: account })).status).toBe(200);
    first.signal('SIGTERM');
    await first.ending;

    const again = await startDaybook(open).ending;
    expect(again).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(
        /^The database holds the demonstration accounts.*HOST=0\.0\.0\.0.*DEMO=1[^\n]*\n$/,
      ),
    });

    const asked = startDaybook({ ...open, DEMO: '1' });
    await asked.nextLine();
    expect(await asked.nextLine()).toMatch(/^Demonstration accounts/);
    expect(await asked.nextLine()).toMatch(/WARNING: with HOST=0\.0\.0\.0 everyone/);
  },
  START_TIMEOUT_MS,
);

test(
  'a Daybook that is stopped while it answers finishes the answer',
  async () => {
    await prepareFiles();
    const daybook = startDaybook();
    await daybook.nextLine();
    const connection = net.connect(port, 'localhost');
    const answer = new Promise<string>((resolve) => {
      let text = '';
      connection.on('data', (chunk) => (text += chunk.toString())).on('close', () => resolve(text));
    });
    const body = 'Email=hr%40daybook.example&Password=wrong';
    // The second half of the form arrives after the signal.
    connection.write(
      `POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    await health();
    daybook.signal('SIGINT');
    await untilClosed();
    connection.write(body.slice(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 4\d\d .*"status":0/s);
    expect(await daybook.ending).toEqual({ code: 0, signal: null, complaints: '' });
  },
  START_TIMEOUT_MS,
);

async function untilClosed(): Promise<void> {
  for (;;) {
    const isClosed = await new Promise<boolean>((resolve) => {
      const visitor = net.connect(port, 'localhost', () => visitor.end(() => resolve(false)));
      visitor.on('error', () => resolve(true));
    });
    if (isClosed) return;
  }
}

test.each([
  [{ PORT: 'many' }, "PORT is set to 'many', but must be a whole number from 1 to 65535\n"],
  [
    { COMPANY_TZ: 'Mars/Olympus' },
    "COMPANY_TZ is set to 'Mars/Olympus', but must be the IANA name of a time zone, such as Asia/Kolkata\n",
  ],
  [
    { DATABASE_URL: 'postgres://unknown@localhost:1/nowhere' },
    /^The database of DATABASE_URL cannot be reached: [^\n]*ECONNREFUSED[^\n]*\n$/,
  ],
  [
    { DATA_DIR: '/dev/null/daybook' },
    /^The data directory \/dev\/null\/daybook cannot be used \(DATA_DIR\): [^\n]*\n$/,
  ],
])(
  'a wrong setting stops the start with one line that names it: %o',
  async (settings, line) => {
    const ending = await startDaybook(settings).ending;
    expect(ending).toEqual({
      code: 1,
      signal: null,
      complaints: typeof line === 'string' ? line : expect.stringMatching(line),
    });
  },
  START_TIMEOUT_MS,
);

test(
  'a port that is taken stops the start with one line that names it',
  async () => {
    await prepareFiles();
    const holder = net.createServer().listen(port, 'localhost');
    const ending = await startDaybook().ending;
    holder.close();
    expect(ending).toEqual({
      code: 1,
      signal: null,
      complaints: expect.stringMatching(/^The port is in use by another program \(PORT\): [^\n]*\n$/),
    });
  },
  START_TIMEOUT_MS,
);

test(
  'CLOCK is rejected for any other company than the demonstration company',
  async () => {
    await prepareFiles();
    const daybook = await startDaybook({ CLOCK: '2026-03-02T09:55:00+05:30' }).ending;
    expect(daybook).toEqual({
      code: 1,
      signal: null,
      complaints: expect.stringMatching(/^CLOCK is for the demonstration company only[^\n]*\n$/),
    });
  },
  START_TIMEOUT_MS,
);

test(
  'with CLOCK the demonstration company begins at that instant, and every answer says so',
  async () => {
    await prepareFiles();
    const database = await openEmbeddedDatabase(directory);
    await database.kysely
      .insertInto('company_settings')
      .values({ key: demonstrationMark, value: '2026-03-02' })
      .execute();
    await database.close();
    const daybook = startDaybook({ CLOCK: '2028-02-29T17:30:00+05:30,fixed' });
    await daybook.nextLine();
    expect((await health()).headers.get('x-daybook-clock')).toBe('2028-02-29T12:00:00.000Z,fixed,settable');
  },
  START_TIMEOUT_MS,
);

/** Makes the first account by the link that was printed, and signs in. */
async function makeAccount(lines: readonly string[]): Promise<string> {
  const send = async (address: string, fields: Record<string, string>): Promise<{ token?: string }> => {
    const body = new URLSearchParams(fields);
    const answer = await fetch(`http://localhost:${port}/api${address}`, { method: 'POST', body });
    expect(answer.status).toBe(200);
    return answer.json() as Promise<{ token?: string }>;
  };
  const account = { Email: 'first@company.example', Password: 'quiet tidal lamp' };
  const [, setUpToken = ''] = /\/setup\/(\S+)/.exec(lines.join('\n')) ?? [];
  await send('/setup', { Token: setUpToken, First_name: 'First', Last_name: 'Account', ...account });
  return (await send('/login', account)).token ?? '';
}

async function readBackups(token: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://localhost:${port}/api/auth/server/status`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { Backups: Record<string, unknown> } };
  return data.Backups;
}

test(
  'with BACKUP_DIR a server makes a backup, keeps the newest files and shows the last result',
  async () => {
    await prepareFiles();
    const folder = path.join(directory, 'backups');
    const [oldest, older] = ['daybook-2020-01-01T00-00-00Z.backup', 'daybook-2020-01-02T00-00-00Z.backup'] as const;
    fs.mkdirSync(folder);
    for (const name of [oldest, older, 'notes.txt']) fs.writeFileSync(path.join(folder, name), '');
    const files = (): string[] => fs.readdirSync(folder).sort();
    const start = (settings: Record<string, string>): Child =>
      startDaybook({ LOG_LEVEL: 'info', BACKUP_DIR: folder, ...settings });
    const stop = async (daybook: Child): Promise<void> => {
      daybook.signal('SIGTERM');
      expect((await daybook.ending).code).toBe(0);
    };
    const backedUp = /"msg":"Backed up"/;
    const madeFile = (lines: string[]): string =>
      (JSON.parse(lines.find((line) => backedUp.test(line)) ?? '') as { file: string }).file;
    const good = (file: string) => ({ Problem: null, Is_scheduled: true, Size_bytes: fs.statSync(file).size });

    const first = start({ BACKUP_EVERY: '1h', BACKUP_KEEP: '2' });
    const lines = await linesUntil(first, /^There is no account yet/, backedUp);
    const firstFile = madeFile(lines);
    expect(files()).toEqual([older, path.basename(firstFile), 'notes.txt'].sort());
    expect((await checkBackup(firstFile, undefined, migrations)).manifest.rowCount).toBeGreaterThan(0);
    const token = await makeAccount(lines);
    expect(await readBackups(token)).toMatchObject({
      Every_minutes: 60,
      Last: good(firstFile),
      Last_good: good(firstFile),
    });
    await stop(first);

    // Intervals are counted from 1970: one of another length is another interval, which has no backup yet.
    const second = start({ BACKUP_EVERY: '1d', BACKUP_KEEP: '1' });
    const secondFile = madeFile(await linesUntil(second, backedUp));
    expect(files()).toEqual([path.basename(secondFile), 'notes.txt'].sort());
    await stop(second);

    const third = start({ BACKUP_EVERY: '2d', BACKUP_DIR: path.join(folder, 'notes.txt') });
    await linesUntil(third, /^Daybook is ready/, /"msg":"The scheduled backup failed"/);
    expect(await readBackups(token)).toMatchObject({
      Last: { Problem: expect.stringContaining('notes.txt'), Is_scheduled: true },
      Last_good: good(secondFile),
    });
    expect(files()).toEqual([path.basename(secondFile), 'notes.txt'].sort());
  },
  3 * START_TIMEOUT_MS,
);

describe('the log', () => {
  const ready = /^Daybook is ready: /;
  const firstAccount = /^There is no account yet/;

  test(
    'is JSON where another program reads it',
    async () => {
      await prepareFiles();
      const daybook = startDaybook({ LOG_LEVEL: 'info' });
      const lines = await linesUntil(daybook, ready, firstAccount);
      await health();
      lines.push(...(await linesUntil(daybook, /getHealth/)));
      const entries = lines
        .filter((line) => !ready.test(line) && !firstAccount.test(line))
        .map((line) => JSON.parse(line) as unknown);
      expect(entries.at(-1)).toMatchObject({ level: 30, method: 'GET', route: '/api/health', status: 200 });
    },
    START_TIMEOUT_MS,
  );

  (hasTerminal ? test : test.skip)(
    'is for people on a terminal, where Ctrl+C stops the server',
    async () => {
      await prepareFiles();
      const daybook = startOnTerminal('src/server/main.ts', { ...ownSettings(), LOG_LEVEL: 'info' });
      children.push(daybook);
      const lines = await linesUntil(daybook, ready, firstAccount);
      await health();
      lines.push(...(await linesUntil(daybook, /api\/health/)));
      expect(lines.at(-1)).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: GET \/api\/health 200 [\d.]+ ms$/);
      expect(lines.filter((line) => line.startsWith('{'))).toEqual([]);
      daybook.interrupt();
      expect(await daybook.ending).toEqual({ code: 0, signal: null, complaints: '' });
    },
    START_TIMEOUT_MS,
  );
});
