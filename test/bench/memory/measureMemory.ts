import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import { openDatabase } from '../../../src/server/database/openDatabase';
import { readSettings } from '../../../src/server/settings';
import { mixedCalls } from '../backup/mixedCalls';
import type { Figure, Measured } from '../figureTable';
import { createSessionToken, toRequest, type HttpKind } from '../limit/limitCalls';
import { openLoadGenerator } from '../limit/openLoadGenerator';
import { ports } from '../ports';
import { processesBelow } from '../processTree';
import type { PartOptions } from '../runParts';
import { serverProgram } from '../serverProgram';
import { startTimed, type Environment } from '../timedProcess';

const CONNECTIONS = 4;
/** As many as are sent before the first comes again. */
const REQUESTS = 40_000;
const WORKERS = 2;
/** After the start, when what it needed is free again. */
const REST_MS = 15_000;
const SAMPLE_MS = 30_000;
const goals = { secondStart: 320, afterLoad: 400, worker: 180 };

/** Memory of a process in MiB, its part of what it shares with others included (PSS). */
const getMemory = (pid: number): number =>
  Number(/^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;

const start = (environment: Environment, workers: number) =>
  startTimed(process.execPath, ['--liftoff-only', serverProgram('main.mjs')], {
    url: `http://localhost:${ports.memory}/api/ready`,
    env: { ...environment, PORT: String(ports.memory), WORKERS: String(workers), LOG_LEVEL: 'warn', DEMO: '1' },
  });

async function mixedRequests(environment: Environment): Promise<HttpKind> {
  const { next } = await mixedCalls(environment);
  const database = await openDatabase(readSettings(environment));
  try {
    const tokens = new Map<string, string>();
    const requests: string[] = [];
    for (let turn = 0; turn < REQUESTS; turn += 1) {
      const { email, call } = next(turn);
      const token = tokens.get(email) ?? (await createSessionToken(database.kysely, email));
      tokens.set(email, token);
      requests.push(toRequest(call, token));
    }
    return { name: 'mixed', requests };
  } finally {
    await database.close();
  }
}

/** Memory of each process of the server: at rest after its second start, and at the end of the load. */
async function measure(
  environment: Environment,
  workers: number,
  minutes: number,
): Promise<{ atRest: readonly number[]; afterLoad: readonly number[]; calls: number }> {
  await (await start(environment, workers)).stop();
  const mixed = await mixedRequests(environment);
  const server = await start(environment, workers);
  const load = openLoadGenerator();
  try {
    // The first of several processes starts the workers and serves no calls.
    const pids = processesBelow(server.pid);
    const serving = pids.length > 1 ? pids.filter((pid) => pid !== server.pid) : pids;
    const sample = () => serving.map(getMemory);
    await wait(REST_MS);
    const atRest = sample();
    let calls = 0;
    let afterLoad = atRest;
    const until = performance.now() + minutes * 60_000;
    while (performance.now() < until) {
      const measureMs = Math.min(SAMPLE_MS, until - performance.now());
      calls += (await load.send(ports.memory, mixed, CONNECTIONS, { warmUpMs: 0, measureMs })).total;
      afterLoad = sample();
    }
    return { atRest, afterLoad, calls };
  } finally {
    await load.close();
    await server.stop();
  }
}

const megabytes = (name: string, values: readonly number[], atMost: number, details: string): Figure => ({
  name,
  value: Math.max(...values),
  unit: 'MiB',
  details,
  goal: { atMost },
});

const after = (minutes: number): string => `after ${minutes} min of mixed calls on ${CONNECTIONS} connections`;

async function measureEmbedded(scratch: string, minutes: number): Promise<Figure[]> {
  const { atRest, afterLoad, calls } = await measure(
    { DATA_DIR: path.join(scratch, 'memory'), DATABASE_URL: '', COMPANY_TZ: 'UTC' },
    1,
    minutes,
  );
  return [
    megabytes('embedded, second start, at rest', atRest, goals.secondStart, 'PSS'),
    megabytes(`embedded, ${after(minutes)}`, afterLoad, goals.afterLoad, `${calls} calls`),
  ];
}

async function measureWorkers(scratch: string, minutes: number): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    const { atRest, afterLoad, calls } = await measure(
      { DATA_DIR: path.join(scratch, 'memory-workers'), DATABASE_URL: postgres.url, COMPANY_TZ: 'UTC' },
      WORKERS,
      minutes,
    );
    const each = (values: readonly number[]): string => values.map((value) => value.toFixed(0)).join(' and ');
    return [
      megabytes('PostgreSQL, largest worker at rest', atRest, goals.worker, each(atRest)),
      megabytes(
        `PostgreSQL, largest worker ${after(minutes)}`,
        afterLoad,
        goals.worker,
        `${each(afterLoad)}; ${calls} calls`,
      ),
    ];
  } finally {
    await postgres.stop();
  }
}

/** Memory of the server with the demonstration company, at rest and after minutes of reads and changes on four connections. */
export async function measureMemory({ scratch, minutes, databaseKinds }: PartOptions): Promise<Measured> {
  return {
    figures: [
      ...(databaseKinds.includes('embedded') ? await measureEmbedded(scratch, minutes) : []),
      ...(databaseKinds.includes('postgres') ? await measureWorkers(scratch, minutes) : []),
    ],
    notes: ['memory: demonstration company; six of ten calls read a task or a list, one a dashboard, three write'],
  };
}
