import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { oneSource } from '../../../src/domain/session/signInDelays';
import type { Schemas } from '../../../src/server/operations/call';
import { startChild, type Child } from '../../support/programs/childProcess';
import { freePort } from '../../support/programs/freePort';
import { followStream } from '../../support/server/followStream';
import { startSpanCollector, type SpanCollector } from '../../support/server/spanCollector';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';
import { addProject, addTask, type TestTask } from '../../support/testWork';

/** Several processes share a database on a PostgreSQL server only. */
const serverUrl = process.env['DATABASE_URL'] ?? '';
const onServer = serverUrl === '' ? test.skip : test;

const WORKERS = 3;
const LANES = 9;
const TIMEOUT_MS = 120_000;

let server: TestServer;
let member: TestPerson;
let task: TestTask;
let directory: string;
let port: number;
let metricsPort: number;
let daybook: Child;
let collector: SpanCollector;

beforeAll(async () => {
  if (serverUrl === '') return;
  server = await startTestServer();
  member = await addPerson(server.database, {});
  const project = await addProject(server.database, [member]);
  task = await addTask(server.database, project, {});
  // The processes follow the machine's clock, not that of the tests.
  await sql`update sessions set expires_at = '2200-01-01'`.execute(server.database);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.database);
  const url = new URL(serverUrl);
  url.pathname = `/${rows[0]?.name ?? ''}`;
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-workers-'));
  port = await freePort();
  metricsPort = await freePort();
  collector = await startSpanCollector();
  daybook = startChild('src/server/main.ts', [], {
    DATABASE_URL: url.href,
    WORKERS: String(WORKERS),
    DEMO: '0',
    DATA_DIR: directory,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    LOG_LEVEL: 'silent',
  });
  expect(await daybook.nextLine()).toBe(`Daybook is ready: http://localhost:${port}`);
}, TIMEOUT_MS);

afterAll(async () => {
  if (serverUrl === '') return;
  await daybook.kill();
  await collector.close();
  // What the processes stored has the machine's time, which records of tests must not have.
  await sql`alter table audit_events disable trigger user`.execute(server.database);
  await sql`truncate employees, attempt_levels, task_moves, file_contents, audit_events cascade`.execute(
    server.database,
  );
  await sql`alter table audit_events enable trigger user`.execute(server.database);
  await server.close();
  fs.rmSync(directory, { recursive: true });
});

/** Over a connection of its own, unless an agent is given: new connections go to one worker after the other. */
const send = (
  path_: string,
  {
    form,
    token,
    agent,
    onPort,
  }: {
    form?: Record<string, string>;
    token?: string;
    agent?: http.Agent;
    onPort?: (port: number | undefined) => void;
  } = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = http.request(
      `http://localhost:${port}/api${path_}`,
      {
        method: form === undefined ? 'GET' : 'POST',
        agent: agent ?? false,
        headers: {
          ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      },
      (answer) => {
        onPort?.(answer.socket.localPort);
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    request.once('error', reject);
    request.end(form === undefined ? undefined : new URLSearchParams(form).toString());
  });

/** Ports of the clients whose connections belong to a process. */
function clientPorts(pid: number): Set<number> {
  const descriptors = `/proc/${pid}/fd`;
  const links = new Set(fs.readdirSync(descriptors).map((name) => fs.readlinkSync(path.join(descriptors, name))));
  const connections = ['tcp', 'tcp6'].flatMap((kind) =>
    fs.readFileSync(`/proc/${pid}/net/${kind}`, 'utf8').trim().split('\n').slice(1),
  );
  return new Set(
    connections.flatMap((line) => {
      const fields = line.trim().split(/\s+/);
      return links.has(`socket:[${fields[9]}]`) ? [Number.parseInt(fields[2]?.split(':')[1] ?? '', 16)] : [];
    }),
  );
}

onServer('one port answers the metrics of all workers', async () => {
  const readings = async (): Promise<{ answered: number; text: string }> => {
    const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    const line = /^daybook_requests_total\{operation="getHealth",status="200"\} (\d+)$/m.exec(text);
    return { answered: Number(line?.[1] ?? 0), text };
  };
  const before = await readings();
  for (let count = 0; count < 2 * WORKERS; count += 1) expect(await send('/health')).toBe(200);
  const after = await readings();
  expect(after.answered - before.answered).toBe(2 * WORKERS);
  expect(after.text).toMatch(/^daybook_database_up 1$/m);
});

onServer('the status page has the figures of all workers, whichever answers', async () => {
  const admin = await addPerson(server.database, { role: 'HR / Admin' });
  await sql`update sessions set expires_at = '2200-01-01'`.execute(server.database);
  const answering = new Set<number>();
  for (let count = 0; count < 2 * WORKERS; count += 1) {
    // A connection of its own, so that each worker is asked.
    const response = await fetch(`http://localhost:${port}/api/auth/server/status`, {
      headers: { authorization: `Bearer ${admin.token}`, connection: 'close' },
    });
    const { data } = (await response.json()) as { data: Schemas['ServerStatus'] };
    answering.add(data.Worker);
    expect(data.Workers.map((worker) => [worker.Number, worker.Does_answer])).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
    const answered = data.Workers.reduce((sum, { Requests }) => sum + Requests, 0);
    expect(answered).toBeGreaterThanOrEqual(count);
    expect(data.Slowest.map(({ Operation }) => Operation)).toContain(count === 0 ? 'getHealth' : 'getServerStatus');
    const state = (name: string): string | undefined => data.Parts.find(({ Name }) => Name === name)?.State;
    expect([state('workers'), state('live_changes')]).toEqual(['works', 'works']);
  }
  expect(answering.size).toBe(WORKERS);
});

onServer(
  'a change made through one worker reaches the pages of all',
  async () => {
    const streams = await Promise.all(
      Array.from({ length: 2 * WORKERS }, (_, place) =>
        followStream(`http://localhost:${port}`, member.token, { Tab: `tab-${place}` }),
      ),
    );
    for (const stream of streams) await stream.next('opened');
    expect(await send('/auth/tasks/edit', { form: { id: task.id, Status: 'IN PROGRESS' }, token: member.token })).toBe(
      200,
    );
    for (const stream of streams) {
      const { data } = await stream.next('changes');
      expect(JSON.stringify(data)).toContain('"Kind"');
      stream.leave();
    }
  },
  TIMEOUT_MS,
);

onServer(
  'wrong passwords count together, whichever worker receives them',
  async () => {
    const answers: number[] = [];
    while (answers.at(-1) !== 429 && answers.length < 10 * oneSource.freeTries)
      answers.push(await send('/login', { form: { Email: 'unknown@company.example', Password: 'wrong' } }));
    expect(answers.filter((status) => status === 401)).toHaveLength(oneSource.freeTries);
    expect(answers.at(-1)).toBe(429);
  },
  TIMEOUT_MS,
);

onServer(
  'a killed worker is replaced, and no request of the others fails',
  async () => {
    const before = daybook.workers();
    expect(before).toHaveLength(WORKERS);
    let isOver = false;
    const lanes = Array.from({ length: LANES }, () => ({ answers: [] as number[], port: 0, isLost: false }));
    const running = lanes.map(async (lane) => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      try {
        while (!isOver) lane.answers.push(await send('/health', { agent, onPort: (own) => (lane.port = own ?? 0) }));
      } catch {
        // The connection ended with its worker.
        lane.isLost = true;
      } finally {
        agent.destroy();
      }
    });
    const everyLaneHas = async (count: number): Promise<void> => {
      while (lanes.some(({ answers, isLost }) => !isLost && answers.length < count))
        await new Promise((resolve) => setImmediate(resolve));
    };
    await everyLaneHas(5);
    const victim = before[1] ?? 0;
    const ofVictim = clientPorts(victim);
    process.kill(victim, 'SIGKILL');
    while (daybook.workers().filter((pid) => !before.includes(pid)).length === 0)
      await new Promise((resolve) => setImmediate(resolve));
    await everyLaneHas(Math.max(...lanes.map(({ answers }) => answers.length)) + 5);
    isOver = true;
    await Promise.all(running);
    const lost = lanes.filter(({ isLost }) => isLost).map((lane) => lane.port);
    expect(lost.length).toBeLessThan(LANES);
    expect(lost.filter((own) => !ofVictim.has(own))).toEqual([]);
    expect(lanes.flatMap(({ answers }) => answers).filter((status) => status !== 200)).toEqual([]);
    expect(daybook.workers().filter((pid) => before.includes(pid))).toHaveLength(WORKERS - 1);
  },
  TIMEOUT_MS,
);

onServer(
  'a file that one server received is sent by another, which shares no disk with it',
  async () => {
    const place = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-second-server-'));
    const otherPort = await freePort();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.database);
    const url = new URL(serverUrl);
    url.pathname = `/${rows[0]?.name ?? ''}`;
    const second = startChild('src/server/main.ts', [], {
      DATABASE_URL: url.href,
      WORKERS: '1',
      DEMO: '0',
      DATA_DIR: place,
      PORT: String(otherPort),
      LOG_LEVEL: 'silent',
    });
    try {
      expect(await second.nextLine()).toBe(`Daybook is ready: http://localhost:${otherPort}`);
      const picture = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      );
      const form = new FormData();
      form.append('profile_image', new Blob([picture], { type: 'image/png' }), 'me.png');
      const headers = { authorization: `Bearer ${member.token}` };
      const stored = await fetch(`http://localhost:${port}/api/uplodeauth/profile/photo`, {
        method: 'POST',
        headers,
        body: form,
      });
      const { data } = (await stored.json()) as { data: { Profile_pic: string } };
      const shown = await fetch(new URL(data.Profile_pic, `http://localhost:${otherPort}`));
      expect([stored.status, shown.status]).toEqual([200, 200]);
      expect(Buffer.from(await shown.arrayBuffer()).equals(picture)).toBe(true);
    } finally {
      await second.kill();
      fs.rmSync(place, { recursive: true });
    }
  },
  TIMEOUT_MS,
);

onServer(
  'a stopped server ends all workers, which have sent their spans, and says which one was replaced',
  async () => {
    while (daybook.workers().length < WORKERS) await send('/health');
    // The edit of an earlier test may have been done by the worker that was killed.
    expect(await send('/auth/tasks/edit', { form: { id: task.id, Status: 'ON HOLD' }, token: member.token })).toBe(200);
    daybook.signal('SIGTERM');
    expect(await daybook.ending).toEqual({
      code: 0,
      signal: null,
      complaints: 'Worker 2 has ended (signal SIGKILL). It is started again now.\n',
    });
    await expect(send('/health')).rejects.toThrow();
    const senders = new Set(collector.spans.map(({ resource }) => resource['service.instance.id']));
    // The killed one may have had none to send.
    for (const number of [1, 3]) expect(senders).toContain(`${os.hostname()}-${number}`);
    expect(collector.spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['editTask', 'UPDATE tasks']));
  },
  TIMEOUT_MS,
);
