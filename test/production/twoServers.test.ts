import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../scripts/testing/postgresServer.mjs';
import { freePort } from '../support/programs/freePort';
import { waitFor } from '../support/production/daemon';
import { startDaybook, type Daybook } from '../support/production/daybook';
import { Visitor } from '../support/production/visitor';

jest.setTimeout(600_000);

interface Backup {
  readonly Started_at: string;
  readonly Finished_at: string | null;
  readonly Size_bytes: number | null;
  readonly Problem: string | null;
  readonly Is_scheduled: boolean;
}
interface Status {
  readonly Parts: readonly { readonly Name: string; readonly State: string; readonly Detail: string | null }[];
  readonly Backups: { readonly Last?: Backup; readonly Last_good?: Backup };
  readonly Mails: { readonly Waiting: number; readonly Oldest_at: string | null };
}

let folder: string;
let postgres: { url: string; stop: () => Promise<void> };
let servers: readonly [Daybook, Daybook];
let visitors: readonly [Visitor, Visitor];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-two-'));
  postgres = await startPostgres({ isForTests: true });
  const settings = {
    BACKUP_DIR: path.join(folder, 'backups'),
    BACKUP_EVERY: '1d',
    // Nothing answers there, so that mails wait.
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  };
  servers = [await startDaybook(postgres.url, settings), await startDaybook(postgres.url, settings)];
  const [one, two] = servers.map(({ origin }) => new Visitor(origin));
  if (one === undefined || two === undefined) throw new Error('There are two servers');
  visitors = [one, two];
  for (const visitor of visitors) await visitor.signIn();
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const readBoth = (): Promise<Status[]> =>
  Promise.all(visitors.map((visitor) => visitor.data<Status>('/auth/server/status')));
const connected = ({ Parts }: Status): string | null | undefined =>
  Parts.find(({ Name }) => Name === 'live_changes')?.Detail;

test('the status of each of two servers has the one backup of both, the common mail queue, and names both', async () => {
  // It gives way to everything else on the machine.
  const finished = await waitFor(
    'the end of the backup',
    async () => {
      const last = (await readBoth())[0]?.Backups.Last;
      return last === undefined || last.Finished_at === null ? undefined : last;
    },
    { withinMs: 400_000 },
  );
  expect(finished).toMatchObject({ Problem: null, Is_scheduled: true });
  const files = fs.readdirSync(path.join(folder, 'backups'));
  expect(files).toHaveLength(1);
  expect(finished.Size_bytes).toBe(fs.statSync(path.join(folder, 'backups', files[0] ?? '')).size);

  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  await database.query(
    `insert into notifications (id, recipient_id, kind, text, path, created_at)
     select gen_random_uuid(), id, 'mention', 'You were mentioned', '/', '2000-01-01T00:00:00Z' from employees where email = 'hr@daybook.example'`,
  );
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from backups');
  await database.end();
  expect(rows).toEqual([{ count: 1 }]);

  const shown = await readBoth();
  const host = os.hostname();
  const names = servers.map(({ port }) => `${host}:${port}`).sort();
  for (const status of shown) {
    expect(status.Backups.Last).toEqual(finished);
    expect(status.Backups.Last_good).toEqual(finished);
    expect(status.Mails.Oldest_at).toBe('2000-01-01T00:00:00.000Z');
    expect(status.Mails.Waiting).toBeGreaterThan(0);
    expect(connected(status)).toBe(`Servers on the database: ${names.join(', ')}`);
  }
});

test('a server that has stopped is not named any more', async () => {
  await servers[1].stop();
  const left = `Servers on the database: ${os.hostname()}:${servers[0].port}`;
  await waitFor('its end', async () =>
    connected(await visitors[0].data<Status>('/auth/server/status')) === left ? true : undefined,
  );
});
