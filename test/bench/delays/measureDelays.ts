import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { root, run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import { ports } from '../ports';
import type { Figure, Measured } from '../figureTable';
import { processorSeconds } from '../processTree';
import type { PartOptions } from '../runParts';
import { serverProgram } from '../serverProgram';
import { quantile } from '../statistics';
import { startTimed, type Environment } from '../timedProcess';
import { hostileKinds, type HostileKind, type HostileRequest } from './hostileKinds';
import { prepareCompany } from './prepareCompany';

const GOAL_MS = 100;
const ROUNDS = 3;
const QUIET_MS = 300;
/** No further round of a kind begins after this time, so that all kinds on both databases take less than ten minutes. */
const KIND_MS = 4000;
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

/** What other users waited for during one round, in milliseconds. */
interface Delays {
  readonly readsMs: number[];
  readonly uploadsMs: number[];
  /** From the request of an upload until the open page of another user is notified of it. */
  readonly streamMs: number[];
  readonly failures: number;
}

/** Other users at work: small reads, small uploads and an open page. */
class Probe {
  readonly #worker: Worker;

  /** @param tokens of the user who reads and listens, and of the one who uploads */
  constructor(tokens: { readonly reader: string; readonly uploader: string }, taskId: string) {
    this.#worker = new Worker(path.join(root, 'test/bench/delays/probe.mjs'), {
      workerData: { address, ...tokens, taskId },
    });
  }

  /** Waits until the page of the reader is open. */
  async ready(): Promise<void> {
    await once(this.#worker, 'message');
  }

  begin(): void {
    this.#worker.postMessage('begin');
  }

  async end(): Promise<Delays> {
    const answer = once(this.#worker, 'message');
    this.#worker.postMessage('end');
    const [measured] = (await answer) as [Delays];
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

/** What one kind of hostile request did to others. */
interface KindDelays extends Attack {
  /** The longest of the reads of each round. */
  readonly delays: readonly number[];
  readonly reads: readonly number[];
  readonly uploads: readonly number[];
  readonly stream: readonly number[];
  /** Processor time of the server for one round. */
  readonly processorMs: number;
}

/** One user sends a kind of hostile request while others work. */
async function measureKind(kind: HostileKind, token: string, probe: Probe, pid: number): Promise<KindDelays> {
  const rounds: Delays[] = [];
  let last: Attack = { statuses: new Map(), samples: new Map(), maxMs: 0 };
  const startedAt = performance.now();
  const usedBefore = processorSeconds(pid);
  while (rounds.length < ROUNDS && (rounds.length === 0 || performance.now() - startedAt < KIND_MS)) {
    probe.begin();
    await pause(QUIET_MS);
    last = await attack(kind, rounds.length, token);
    await pause(QUIET_MS);
    const round = await probe.end();
    if (round.failures > 0) throw new Error(`${kind.name}: ${round.failures} requests of the probe failed`);
    rounds.push(round);
  }
  return {
    ...last,
    delays: rounds.map(({ readsMs }) => Math.max(...readsMs)),
    reads: rounds.flatMap(({ readsMs }) => readsMs),
    uploads: rounds.flatMap(({ uploadsMs }) => uploadsMs),
    stream: rounds.flatMap(({ streamMs }) => streamMs),
    processorMs: ((processorSeconds(pid) - usedBefore) * 1000) / rounds.length,
  };
}

const quiet: HostileKind = { name: 'Nothing hostile', connections: 1, requests: () => [] };
const whole = (milliseconds: number) => milliseconds.toFixed(0);

/** @param chosen parts of names of kinds; all kinds without them */
const isChosen = ({ name }: HostileKind, chosen: readonly string[]) =>
  chosen.length === 0 || chosen.some((part) => name.toLowerCase().includes(part.toLowerCase()));

interface DelayOptions {
  readonly name: string;
  readonly environment: Environment;
  readonly taskCount: number;
  readonly kinds: readonly string[];
}

async function measureDatabase({ name, environment, taskCount, kinds }: DelayOptions): Promise<Figure[]> {
  await run(
    process.execPath,
    [serverProgram('runDemonstration.mjs'), '--size', 'large', '--tasks', String(taskCount)],
    environment,
  );
  const company = await prepareCompany(environment);
  const wanted = hostileKinds(company).filter((kind) => isChosen(kind, kinds));
  if (wanted.length === 0) throw new Error(`No kind of request has ${kinds.join(' or ')} in its name`);
  const server = await startTimed(process.execPath, [serverProgram('main.mjs')], {
    url: `${address}/api/health`,
    env: { ...environment, PORT: String(ports.daybook), HOST: '127.0.0.1', LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
  });
  try {
    const token = await signIn('hr');
    const probe = new Probe({ reader: await signIn('pm'), uploader: await signIn('newcomer') }, company.readTaskId);
    await probe.ready();
    const figures: Figure[] = [];
    for (const kind of [quiet, ...wanted]) {
      const { delays, reads, uploads, stream, processorMs, statuses, samples, maxMs } = await measureKind(
        kind,
        token,
        probe,
        server.pid,
      );
      const worst = (values: readonly number[]) => (values.length === 0 ? 'none' : whole(Math.max(...values)));
      const figure: Figure = {
        name: `${kind.name}, ${name}`,
        value: Math.max(...delays),
        unit: 'ms',
        details: [
          delays.map(whole).join(', '),
          `half ${quantile(reads, 0.5).toFixed(1)}`,
          `upload ${worst(uploads)}`,
          `notified ${worst(stream)}`,
          `processor ${whole(processorMs)}`,
          `longest request ${whole(maxMs)}`,
          [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
        ]
          .filter((part) => part !== '')
          .join('; '),
        goal: { atMost: GOAL_MS },
      };
      figures.push(figure);
      console.log(`  ${figure.name}: ${whole(figure.value)} ms (${figure.details})`, ...samples.values());
    }
    await probe.close();
    return figures;
  } finally {
    await server.stop();
  }
}

/** How long small requests of others take at most while one user sends requests of each hostile kind. */
export async function measureDelays({ scratch, taskCount, kinds, databaseKinds }: PartOptions): Promise<Measured> {
  const figures: Figure[] = [];
  const measure = async (name: string, folder: string, url: string) =>
    figures.push(
      ...(await measureDatabase({
        name,
        environment: { DATA_DIR: path.join(scratch, folder), DATABASE_URL: url, COMPANY_TZ: 'Asia/Kolkata' },
        taskCount,
        kinds,
      })),
    );
  if (databaseKinds.includes('embedded')) await measure('embedded', 'delays-embedded', '');
  if (databaseKinds.includes('postgres')) {
    const postgres = await startPostgres();
    try {
      await measure('PostgreSQL', 'delays-postgres', postgres.url);
    } finally {
      await postgres.stop();
    }
  }
  return {
    figures,
    notes: [
      `delays: the longest of the reads (own profile and one task in turn, one every 40 ms) of one user, in up to ${ROUNDS} rounds, each in brackets; 'upload' and 'notified': the longest upload of a small photo by another user, and until the open page of the first is notified of it; 'processor': processor time of the server in a round, without PostgreSQL's; ${taskCount.toLocaleString('en')} tasks`,
    ],
  };
}
