import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { once } from 'node:events';
import { handlers } from '../../../src/server/app';
import { readSettings, type Settings } from '../../../src/server/settings';
import { createSmtpMailer } from '../../../src/server/plugins/smtpMailer';
import { observedMailer } from '../../../src/server/status/observedMailer';
import { ServerStatus } from '../../../src/server/status/serverStatus';
import { startPartChecks } from '../../../src/server/status/startPartChecks';
import type { WorkerReport } from '../../../src/server/status/workerReport';
import type { Schemas } from '../../../src/server/operations/call';
import { CompanyClock } from '../../../src/server/clock/companyClock';
import { freePort } from '../../support/programs/freePort';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, testStart, type TestServer } from '../../support/testServer';

let server: TestServer;
let hr: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  hr = await addPerson(server.database, { role: 'HR / Admin' });
});
afterAll(() => server.close());

/** The status that the server would have with other settings. */
function use(
  environment: Record<string, string>,
  options: Partial<ConstructorParameters<typeof ServerStatus>[0]> = {},
) {
  const settings: Settings = { ...readSettings(environment), dataDirectory: server.dataDirectory };
  const status = new ServerStatus({ machineNow: () => server.clock.now, settings, ...options });
  status.follow('files', { reading: { works: true, sinceMs: 0, checkedAtMs: 0, reason: null } });
  server.services.status = status;
  return { settings, status };
}
const read = async (): Promise<Schemas['ServerStatus']> => (await server.call('getServerStatus', { as: hr })).data;
const find = ({ Parts }: Schemas['ServerStatus'], name: string) => Parts.find(({ Name }) => Name === name);

test('parts that the settings do not name are not set up, and the others are not yet checked', async () => {
  use({});
  const status = await read();
  expect(Object.fromEntries(status.Parts.map(({ Name, State }) => [Name, State]))).toEqual({
    database: 'unknown',
    workers: 'works',
    live_changes: 'unset',
    data_folder: 'unknown',
    files: 'works',
    backups: 'unset',
    mail: 'unset',
    identity_provider: 'unset',
    public_address: 'unknown',
    proxy: 'unset',
    traces: 'unset',
  });
  // Each says in words what happens without it.
  for (const { Name, State, Detail } of status.Parts)
    if (State === 'unset') expect(`${Name}: ${Detail}`).toMatch(/: [A-Z].* /);
  expect(status.Backups).toEqual({ Every_minutes: null, Next_at: null });
  expect(status.Storage.Database_bytes).toBeGreaterThan(1_000_000);
  expect(status.Storage.Migration).toMatch(/^\d{4}/);
  expect(status.Answered_at).toBe(testStart.toISOString());
});

test('a mail server that does not answer, a public address without a server and a backup folder are named; the call waits for none', async () => {
  // Accepts connections and says nothing.
  const silent = net.createServer();
  silent.listen(0, 'localhost');
  await once(silent, 'listening');
  const { port } = silent.address() as net.AddressInfo;
  const gone = await freePort();
  const { settings, status } = use({
    SMTP_URL: `smtp://me:secret@localhost:${port}`,
    PUBLIC_URL: `http://localhost:${gone}`,
    BACKUP_DIR: `${server.dataDirectory}/backups`,
  });
  const clock = new CompanyClock();
  const mailer = observedMailer(
    createSmtpMailer(settings.smtpUrl ?? '', settings.mailFrom, clock),
    status.state('mail'),
    (problem) => status.addMail(problem),
  );
  const stop = startPartChecks(settings, server.database, { status, mailer });
  expect((await read()).Answered_at).toBe(testStart.toISOString());
  const sending = mailer.send({ to: 'anna@company.example', subject: 'Hello', text: 'Hello' });
  while (find(await read(), 'mail')?.State !== 'fails') await new Promise((resolve) => setImmediate(resolve));
  const shown = await read();
  expect(find(shown, 'mail')).toMatchObject({
    State: 'fails',
    Since: testStart.toISOString(),
    Reason: 'It has not answered within 5 s',
    Detail: `smtp://localhost:${port}`,
  });
  expect(find(shown, 'public_address')).toMatchObject({
    State: 'fails',
    Reason: expect.stringContaining('ECONNREFUSED'),
  });
  expect(find(shown, 'data_folder')?.State).toMatch(/works|attention/);
  expect(find(shown, 'database')?.State).toBe('works');
  expect(shown.Storage.Data_free_bytes).toBeGreaterThan(0);
  expect(JSON.stringify(shown)).not.toContain('secret');
  await stop();
  silent.close();
  await expect(sending).rejects.toThrow();
  const { Mails } = await read();
  expect(Mails.Last_problem).not.toBeNull();
  expect(Mails.Last_problem_at).toBe(testStart.toISOString());
});

test('a rejected mail is the last error, but no reason to call the server broken', async () => {
  const { status } = use({ SMTP_URL: 'smtp://mail.example' });
  const rejected = Object.assign(new Error('550 <anna@company.example> unknown'), { code: 'EENVELOPE' });
  const mailer = observedMailer({ send: () => Promise.reject(rejected) }, status.state('mail'), (problem) =>
    status.addMail(problem),
  );
  await expect(mailer.send({ to: '', subject: '', text: '' })).rejects.toThrow('550');
  const shown = await read();
  expect(find(shown, 'mail')?.State).toBe('unknown');
  expect(shown.Mails.Last_problem).toBe('550 <…@company.example> unknown');
});

test('mails that were tried and not sent are counted, and need attention', async () => {
  const { status } = use({ SMTP_URL: 'smtp://mail.example' });
  status.state('mail').works();
  const before = (await read()).Mails;
  const mail = { recipient_id: hr.id, actor_id: null, kind: 'mention', text: 'You were mentioned', path: '/' };
  await server.database
    .insertInto('notifications')
    .values([
      { ...mail, id: randomUUID(), created_at: server.clock.now },
      { ...mail, id: randomUUID(), created_at: server.clock.now, mail_claimed_at: server.clock.now },
    ])
    .execute();
  const shown = await read();
  expect(shown.Mails).toMatchObject({ Waiting: before.Waiting + 2, Tried: before.Tried + 1 });
  expect(find(shown, 'mail')).toMatchObject({ State: 'attention' });
});

test('a failed backup is what does not work until one is good; too old a one needs attention', async () => {
  const { status } = use({ BACKUP_DIR: '/srv/backups', BACKUP_EVERY: '6h' });
  status.state('backups').works();
  const atMs = server.clock.now.getTime();
  const add = (ageHours: number, problem: string | null) =>
    server.database
      .insertInto('backups')
      .values({
        file: 'a.backup',
        schedule_slot: null,
        size_bytes: problem === null ? 5000 : null,
        row_count: null,
        file_count: null,
        missing_file_count: null,
        is_encrypted: problem === null ? true : null,
        problem,
        started_at: new Date(atMs - ageHours * 3_600_000),
        finished_at: new Date(atMs - ageHours * 3_600_000),
      })
      .execute();
  await add(20, null);
  const old = await read();
  expect(find(old, 'backups')).toMatchObject({
    State: 'attention',
    Reason: 'No backup was made in the last two intervals',
  });
  expect(old.Backups).toMatchObject({
    Every_minutes: 360,
    Last: { Size_bytes: 5000, Is_encrypted: true, Is_scheduled: false },
  });
  expect(Date.parse(old.Backups.Next_at ?? '') % (6 * 3_600_000)).toBe(0);
  expect(Date.parse(old.Backups.Next_at ?? '') - atMs).toBeLessThanOrEqual(6 * 3_600_000);
  await add(2, 'There is no room left on the disk');
  const failed = await read();
  expect(find(failed, 'backups')).toMatchObject({
    State: 'fails',
    Reason: 'The last backup failed: There is no room left on the disk',
  });
  expect(failed.Backups.Last_good?.Size_bytes).toBe(5000);
  await add(1, null);
  expect(find(await read(), 'backups')?.State).toBe('works');
});

test('the processes of a server are one answer: one that does not answer is missing, and one that fails is enough', async () => {
  const report = (worker: number, change: Partial<WorkerReport>): WorkerReport => ({
    ...new ServerStatus({ machineNow: () => server.clock.now, worker }).report(),
    ...change,
  });
  const reading = (works: boolean, checkedAtMs: number) => ({
    works,
    sinceMs: checkedAtMs,
    checkedAtMs,
    reason: works ? null : 'It is gone',
  });
  const atMs = server.clock.now.getTime();
  use(
    {
      DATABASE_URL: 'postgres://me@localhost/x',
      WORKERS: '3',
      OIDC_ISSUER: 'https://sso.example',
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'sixteen letters!',
    },
    {
      worker: 1,
      askAll: async () => [
        report(1, {}),
        report(3, {
          streams: 4,
          parts: {
            live_changes: reading(false, atMs - 10),
            identity_provider: reading(false, atMs - 10),
          },
        }),
      ],
    },
  );
  const { status } = server.services;
  status.follow('live_changes', { reading: reading(true, atMs) });
  status.follow('identity_provider', { reading: reading(true, atMs) });
  const shown = await read();
  expect(shown.Workers.map(({ Number: number, Does_answer, Streams }) => [number, Does_answer, Streams])).toEqual([
    [1, true, 0],
    [2, false, 0],
    [3, true, 4],
  ]);
  expect(find(shown, 'workers')).toMatchObject({
    State: 'attention',
    Reason: '1 of 3 do not answer: they are starting or busy',
  });
  expect(find(shown, 'live_changes')).toMatchObject({ State: 'fails', Reason: 'It is gone' });
  expect(find(shown, 'identity_provider')?.State).toBe('works');
});

test('failing and slow operations are named with the number of the request, and a proxy that is not trusted as well', async () => {
  // The server has counted with the status of its start.
  const counting = await startTestServer({
    handlers: { ...handlers, getHealth: () => Promise.reject(new Error('broken for the test')) },
  });
  try {
    const admin = await addPerson(counting.database, { role: 'HR / Admin' });
    const answer = await counting.app.inject({ method: 'GET', url: '/api/health' });
    await counting.app.inject({ method: 'GET', url: '/api/ready', headers: { 'x-forwarded-for': '192.0.2.1' } });
    const { data } = await counting.call('getServerStatus', { as: admin });
    expect(data.Failing).toEqual([
      expect.objectContaining({
        Operation: 'getHealth',
        Failed: 1,
        Last_failed_status: 500,
        Last_failed_request: answer.headers['x-request-id'],
      }),
    ]);
    expect(data.Slowest.map(({ Operation }) => Operation).toSorted()).toEqual(['getHealth', 'getReadiness']);
    expect(data.Parts.find(({ Name }) => Name === 'proxy')).toMatchObject({
      State: 'attention',
      Reason: expect.stringContaining('127.0.0.1 named callers, but TRUST_PROXY does not name it'),
    });
  } finally {
    await counting.close();
  }
});

test('a user without the flag learns nothing', async () => {
  const employee = await addPerson(server.database, {});
  expect((await server.call('getServerStatus', { as: employee })).httpStatus).toBe(403);
});
