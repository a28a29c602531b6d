import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import { ports } from '../ports.mjs';
import { serverProgram } from '../serverProgram.mjs';
import { quantile } from '../statistics.mjs';
import { startTimed } from '../timedProcess.mjs';
import { hostileKinds } from './hostileKinds.ts';
import { prepareCompany } from './prepareCompany.ts';

const GOAL_MS = 100;
const ROUNDS = 3;
const QUIET_MS = 300;
const HALF_SENT_MS = 1500;
const address = `http://127.0.0.1:${ports.daybook}`;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function send({ method, path: target, headers, payload }, token, agent) {
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
        const pieces = [];
        response.on('data', (piece) => pieces.push(piece));
        response.once('close', () =>
          resolve({ status: response.statusCode, text: () => Buffer.concat(pieces).toString() }),
        );
      },
    );
    request.once('error', (error) => resolve({ status: 0, text: () => error.message }));
    request.end(payload);
  });
}

/** Head and beginning of a body; the server may end the connection. */
async function sendHalf({ path: target, payload }, token) {
  const socket = net.connect(ports.daybook, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `POST /api${target} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${payload.length * 100}\r\n\r\n${payload}`,
  );
  await pause(HALF_SENT_MS);
  socket.destroy();
  return { status: 'half' };
}

async function signIn(name) {
  const answer = await send(
    {
      method: 'POST',
      path: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `Email=${name}%40daybook.example&Password=daybook`,
    },
    'none',
  );
  return JSON.parse(answer.text()).token;
}

class Probe {
  #worker;

  constructor(token) {
    this.#worker = new Worker(new URL('./probe.mjs', import.meta.url), { workerData: { address, token } });
  }

  begin() {
    this.#worker.postMessage('begin');
  }

  async end() {
    const answer = once(this.#worker, 'message');
    this.#worker.postMessage('end');
    return (await answer)[0];
  }

  close() {
    return this.#worker.terminate();
  }
}

async function attack({ connections, requests }, round, token) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const prepared = requests(round);
  const statuses = new Map();
  const samples = new Map();
  const times = [];
  let next = 0;
  const lane = async () => {
    while (next < prepared.length) {
      const request = prepared[next];
      next += 1;
      const startedAt = performance.now();
      const { status, text } = await (request.isHalfSent ? sendHalf(request, token) : send(request, token, agent));
      times.push(performance.now() - startedAt);
      if (!statuses.has(status) && status !== 200) samples.set(status, text?.().slice(0, 150) ?? '');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  agent.destroy();
  return { statuses, samples, maxMs: Math.max(...times) };
}

/** The longest delays of the probe while one kind of hostile request runs, one for each round. */
async function measureKind(kind, token, probe) {
  const delays = [];
  let last;
  let all = [];
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

const quiet = { name: 'Nothing hostile', connections: 1, requests: () => [] };

async function measureDatabase(name, environment, taskCount, only) {
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
    const figures = [];
    for (const kind of [quiet, ...hostileKinds(company)].filter(
      (one) => only === undefined || one.name.includes(only),
    )) {
      const { delays, all, statuses, samples, maxMs } = await measureKind(
        { ...kind, requests: (round) => (kind === quiet ? [] : kind.requests(round)) },
        token,
        probe,
      );
      const figure = {
        name: `${kind.name}, ${name}`,
        value: quantile(delays, 0.5),
        unit: 'ms',
        beside: `${delays.map((delay) => delay.toFixed(0)).join(', ')}; half ${quantile(all, 0.5).toFixed(1)}; longest request ${maxMs.toFixed(0)}; ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
        goal: { atMost: GOAL_MS },
      };
      figures.push(figure);
      console.log(`  ${figure.name}: ${figure.value.toFixed(0)} ms (${figure.beside})`, ...samples.values());
    }
    await probe.close();
    return figures;
  } finally {
    await server.stop();
  }
}

/** How long a small read of one user takes at most while another user sends requests of each hostile kind. */
export async function measureDelays({ scratch, taskCount, only }) {
  const figures = await measureDatabase(
    'embedded',
    { DATA_DIR: path.join(scratch, 'delays-embedded'), DATABASE_URL: '', COMPANY_TZ: 'Asia/Kolkata' },
    taskCount,
    only,
  );
  const postgres = await startPostgres();
  try {
    figures.push(
      ...(await measureDatabase(
        'PostgreSQL',
        { DATA_DIR: path.join(scratch, 'delays-postgres'), DATABASE_URL: postgres.url, COMPANY_TZ: 'Asia/Kolkata' },
        taskCount,
        only,
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
