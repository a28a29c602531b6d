import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { root, run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import { ports } from '../ports';
import type { Figure, Measured } from '../figureTable';
import type { PartOptions } from '../runParts';
import { serverProgram } from '../serverProgram';
import { quantile } from '../statistics';
import { startTimed, type Environment } from '../timedProcess';
import { hostileKinds, type HostileKind, type HostileRequest } from './hostileKinds';
import { prepareCompany } from './prepareCompany';

const GOAL_MS = 100;
const ROUNDS = 3;
const QUIET_MS = 300;
const HALF_SENT_MS = 1500;
const address = `http://127.0.0.1:${ports.daybook}`;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How a request ended: its HTTP status, 0 without an answer, or 'half' when it was sent in part. */
interface Outcome {
  readonly status: number | 'half';
  readonly text: () => string;
}

function send(
  { method, path: target, headers, payload }: HostileRequest,
  token: string,
  agent?: http.Agent,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = http.request(
      `${address}/api${target}`,
      {
        method,
        agent,
        headers: {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': '10.2.2.2',
          ...headers,
          ...(payload !== undefined && { 'content-length': String(Buffer.byteLength(payload)) }),
        },
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.once('close', () =>
          resolve({ status: response.statusCode ?? 0, text: () => Buffer.concat(pieces).toString() }),
        );
      },
    );
    request.once('error', (error) => resolve({ status: 0, text: () => error.message }));
    request.end(payload);
  });
}

/** Head and beginning of a body; the server may end the connection. */
async function sendHalf({ path: target, payload = '' }: HostileRequest, token: string): Promise<Outcome> {
  const socket = net.connect(ports.daybook, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `POST /api${target} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${payload.length * 100}\r\n\r\n${payload.toString()}`,
  );
  await pause(HALF_SENT_MS);
  socket.destroy();
  return { status: 'half', text: () => '' };
}

async function signIn(name: string): Promise<string> {
  const answer = await send(
    {
      method: 'POST',
      path: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `Email=${name}%40daybook.example&Password=daybook`,
    },
    'none',
  );
  return (JSON.parse(answer.text()) as { token: string }).token;
}

class Probe {
  readonly #worker: Worker;

  constructor(token: string) {
    this.#worker = new Worker(path.join(root, 'test/bench/delays/probe.mjs'), { workerData: { address, token } });
  }

  begin(): void {
    this.#worker.postMessage('begin');
  }

  async end(): Promise<{ delaysMs: number[]; failures: number }> {
    const answer = once(this.#worker, 'message');
    this.#worker.postMessage('end');
    const [measured] = (await answer) as [{ delaysMs: number[]; failures: number }];
    return measured;
  }

  close(): Promise<number> {
    return this.#worker.terminate();
  }
}

/** What became of the requests of one round. */
interface Attack {
  readonly statuses: ReadonlyMap<Outcome['status'], number>;
  /** The beginning of the first answer of each status but 200. */
  readonly samples: ReadonlyMap<Outcome['status'], string>;
  readonly maxMs: number;
}

async function attack({ connections, requests }: HostileKind, round: number, token: string): Promise<Attack> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const prepared = requests(round);
  const statuses = new Map<Outcome['status'], number>();
  const samples = new Map<Outcome['status'], string>();
  const times: number[] = [];
  const queue = prepared.values();
  const lane = async () => {
    for (const request of queue) {
      const startedAt = performance.now();
      const { status, text } = await (request.isHalfSent ? sendHalf(request, token) : send(request, token, agent));
      times.push(performance.now() - startedAt);
      if (!statuses.has(status) && status !== 200) samples.set(status, text().slice(0, 150));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  agent.destroy();
  return { statuses, samples, maxMs: Math.max(...times) };
}

/** The longest delays of the probe while one kind of hostile request runs, one for each round. */
async function measureKind(
  kind: HostileKind,
  token: string,
  probe: Probe,
): Promise<Attack & { delays: number[]; all: number[] }> {
  const delays: number[] = [];
  let last: Attack = { statuses: new Map(), samples: new Map(), maxMs: 0 };
  let all: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    probe.begin();
    await pause(QUIET_MS);
    last = await attack(kind, round, token);
    await pause(QUIET_MS);
    const { delaysMs, failures } = await probe.end();
    if (failures > 0) throw new Error(`${kind.name}: ${failures} reads of the probe failed`);
    delays.push(Math.max(...delaysMs));
    all = all.concat(delaysMs);
  }
  return { delays, all, ...last };
}

const quiet: HostileKind = { name: 'Nothing hostile', connections: 1, requests: () => [] };

async function measureDatabase(name: string, environment: Environment, taskCount: number): Promise<Figure[]> {
  await run(
    process.execPath,
    [serverProgram('fillDemonstration.mjs'), '--size', 'large', '--tasks', String(taskCount)],
    environment,
  );
  const company = await prepareCompany(environment);
  const server = await startTimed(process.execPath, [serverProgram('main.mjs')], {
    url: `${address}/api/health`,
    env: { ...environment, PORT: String(ports.daybook), HOST: '127.0.0.1', LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
  });
  try {
    const token = await signIn('hr');
    const probe = new Probe(await signIn('newcomer'));
    const figures: Figure[] = [];
    for (const kind of [quiet, ...hostileKinds(company)]) {
      const { delays, all, statuses, samples, maxMs } = await measureKind(kind, token, probe);
      const details = `${delays.map((delay) => delay.toFixed(0)).join(', ')}; half ${quantile(all, 0.5).toFixed(1)}; longest request ${maxMs.toFixed(0)}; ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`;
      const figure: Figure = {
        name: `${kind.name}, ${name}`,
        value: quantile(delays, 0.5),
        unit: 'ms',
        details,
        goal: { atMost: GOAL_MS },
      };
      figures.push(figure);
      console.log(`  ${figure.name}: ${figure.value.toFixed(0)} ms (${details})`, ...samples.values());
    }
    await probe.close();
    return figures;
  } finally {
    await server.stop();
  }
}

/** How long a small read of one user takes at most while another user sends requests of each hostile kind. */
export async function measureDelays({ scratch, taskCount }: PartOptions): Promise<Measured> {
  const figures = await measureDatabase(
    'embedded',
    { DATA_DIR: path.join(scratch, 'delays-embedded'), DATABASE_URL: '', COMPANY_TZ: 'Asia/Kolkata' },
    taskCount,
  );
  const postgres = await startPostgres();
  try {
    figures.push(
      ...(await measureDatabase(
        'PostgreSQL',
        { DATA_DIR: path.join(scratch, 'delays-postgres'), DATABASE_URL: postgres.url, COMPANY_TZ: 'Asia/Kolkata' },
        taskCount,
      )),
    );
  } finally {
    await postgres.stop();
  }
  return {
    figures,
    notes: [
      `delays: the longest of the reads that one user sends every 40 ms; the middle of ${ROUNDS} rounds, all of them in brackets; ${taskCount.toLocaleString('en')} tasks`,
    ],
  };
}
