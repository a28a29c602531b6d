import { randomUUID } from 'node:crypto';
import { mergeMetrics, ServerMetrics } from '../../../src/server/metrics/serverMetrics';
import { startMetricsServer } from '../../../src/server/metrics/metricsServer';
import { contractOperations } from '../../../src/server/operations/contractDocument';
import { freePort } from '../../support/programs/freePort';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let person: TestPerson;
let isDatabaseGone = false;

const metrics = new ServerMetrics({
  database: {
    get kysely() {
      if (isDatabaseGone) throw new Error('The database is gone');
      return server.database;
    },
    poolUse: () => ({ max: 10, idle: 3, busy: 4, waiting: 2 }),
  },
  dataDirectory: process.cwd(),
  fileStore: { reading: () => ({ works: false, sinceMs: 0, checkedAtMs: 0, reason: 'It does not answer' }) },
  reportsDatabase: true,
});

beforeAll(async () => {
  server = await startTestServer({ metrics });
  person = await addPerson(server.database, {});
});
afterAll(() => server.close());

/** The value of a sample by its name and labels. */
const sample = (text: string, name: string): number => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  if (line === undefined) throw new Error(`There is no sample ${name}`);
  return Number(line.slice(name.length + 1));
};

test('every request is counted and timed by its operation and status', async () => {
  await server.call('getHealth');
  await server.call('listPreferences', { as: person });
  await server.call('listPreferences');
  await server.request({ url: '/api/no-such-call' });
  const text = await metrics.text();
  expect(sample(text, 'daybook_requests_total{operation="getHealth",status="200"}')).toBe(1);
  expect(sample(text, 'daybook_requests_total{operation="listPreferences",status="200"}')).toBe(1);
  expect(sample(text, 'daybook_requests_total{operation="listPreferences",status="401"}')).toBe(1);
  expect(sample(text, 'daybook_requests_total{operation="other",status="404"}')).toBe(1);
  expect(sample(text, 'daybook_request_duration_seconds_count{operation="listPreferences"}')).toBe(2);
});

test('no label contains what users send: its values are operations of the contract', async () => {
  await server.request({ url: `/api/auth/files/${person.id}/secret-name.png` });
  const text = await metrics.text();
  expect(text).not.toContain('secret-name');
  const known = new Set([...contractOperations.map(({ operationId }) => operationId), 'other']);
  for (const [, operation = ''] of text.matchAll(/operation="([^"]*)"/g)) expect(known).toContain(operation);
});

test('pool, streams, mail queue, database, disk and event loop are reported', async () => {
  const before = sample(await metrics.text(), 'daybook_mail_queue');
  await server.database
    .insertInto('notifications')
    .values({
      id: randomUUID(),
      recipient_id: person.id,
      actor_id: null,
      kind: 'mention',
      text: 'You were mentioned',
      path: '/',
      created_at: server.clock.now,
    })
    .execute();
  const text = await metrics.text();
  expect(sample(text, 'daybook_mail_queue')).toBe(before + 1);
  expect(sample(text, 'daybook_mail_queue_oldest_timestamp_seconds')).toBe(server.clock.now.getTime() / 1000);
  expect(sample(text, 'daybook_database_connections{state="idle"}')).toBe(3);
  expect(sample(text, 'daybook_database_connections{state="busy"}')).toBe(4);
  expect(sample(text, 'daybook_database_connections_max')).toBe(10);
  expect(sample(text, 'daybook_database_waiting')).toBe(2);
  expect(sample(text, 'daybook_database_up')).toBe(1);
  expect(sample(text, 'daybook_database_size_bytes')).toBeGreaterThan(1_000_000);
  expect(sample(text, 'daybook_streams')).toBe(0);
  expect(sample(text, 'daybook_last_backup_timestamp_seconds')).toBe(0);
  expect(sample(text, 'daybook_data_directory_free_bytes')).toBeGreaterThan(0);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('a failed backup is reported until one is good', async () => {
  const backup = { file: 'a.backup', schedule_slot: null, size_bytes: null, row_count: null, file_count: null };
  const outcome = { missing_file_count: null, is_encrypted: null };
  const at = server.clock.now.getTime();
  const add = (minutes: number, problem: string | null) =>
    server.database
      .insertInto('backups')
      .values({
        ...backup,
        ...outcome,
        problem,
        started_at: new Date(at + minutes * 60_000),
        finished_at: new Date(at + minutes * 60_000),
      })
      .execute();
  await add(0, null);
  await add(1, 'The disk is full');
  const failed = await metrics.text();
  expect(sample(failed, 'daybook_last_backup_failed')).toBe(1);
  expect(sample(failed, 'daybook_last_backup_timestamp_seconds')).toBe(at / 1000);
  await add(2, null);
  expect(sample(await metrics.text(), 'daybook_last_backup_failed')).toBe(0);
});

test('without a database the other metrics arrive, and say so', async () => {
  isDatabaseGone = true;
  try {
    const text = await metrics.text();
    expect(sample(text, 'daybook_database_up')).toBe(0);
    expect(sample(text, 'daybook_requests_total{operation="getHealth",status="200"}')).toBeGreaterThan(0);
  } finally {
    isDatabaseGone = false;
  }
});

test('several processes are added up', async () => {
  const values = JSON.parse(JSON.stringify(await metrics.values())) as object[];
  const single = await metrics.text();
  const merged = await mergeMetrics([values, values]);
  const name = 'daybook_request_duration_seconds_count{operation="listPreferences"}';
  expect(sample(merged, name)).toBe(2 * sample(single, name));
  expect(sample(merged, 'daybook_database_connections_max')).toBe(20);
});

test('the port answers GET /metrics only, and with a token only those who send it', async () => {
  const port = await freePort();
  const token = 'sixteen letters!';
  const close = await startMetricsServer(
    { host: 'localhost', port, token },
    () => metrics.text(),
    (line) => {
      throw new Error(line);
    },
  );
  const read = async (path: string, authorization?: string) =>
    fetch(`http://localhost:${port}${path}`, { headers: authorization === undefined ? {} : { authorization } });
  try {
    expect((await read('/metrics')).status).toBe(401);
    expect((await read('/metrics', 'Bearer another token...')).status).toBe(401);
    expect((await read('/api/health', `Bearer ${token}`)).status).toBe(404);
    const answer = await read('/metrics', `Bearer ${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(sample(await answer.text(), 'daybook_database_up')).toBe(1);
    await expect(
      startMetricsServer(
        { host: 'localhost', port, token },
        () => metrics.text(),
        () => undefined,
      ),
    ).rejects.toThrow('METRICS_PORT');
  } finally {
    await close();
  }
});
