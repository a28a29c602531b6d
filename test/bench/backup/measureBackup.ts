import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import type { Figure, Measured } from '../figureTable';
import type { PartOptions } from '../runParts';
import { serverProgram } from '../serverProgram';
import { quantile } from '../statistics';
import { startCalledServer } from '../tasks/measureServer';
import type { Environment } from '../timedProcess';
import { mixedCalls } from './mixedCalls';
import { PacedLoad } from './pacedLoad';

/** Of 500 users, each sends a call every 20 seconds. */
const CALLS_PER_SECOND = 25;
const ROUNDS = 5;
const WARM_UP_MS = 8000;
/** Between two measurements, so that neither pays for what the other has left. */
const REST_MS = 3000;
const GOAL_FACTOR = 2;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** As `npm run backup` does, without asking whether the build is up to date. */
async function backUp(file: string, environment: Environment): Promise<void> {
  const child = spawn(process.execPath, [serverProgram('runBackup.mjs'), file], {
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const endWithBench = (): boolean => child.kill('SIGKILL');
  process.once('exit', endWithBench);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('exit', endWithBench);
  if (code !== 0) throw new Error(`The backup ended with ${code}`);
}

/** The same calls of a filled company with and without a backup that runs, in turns. */
async function measureFilled(name: string, environment: Environment, scratch: string): Promise<Measured> {
  const { next, taskCount } = await mixedCalls(environment);
  const server = await startCalledServer(environment);
  const load = new PacedLoad((turn) => {
    const { email, call } = next(turn);
    return server.call(email, call);
  }, CALLS_PER_SECOND);
  const quiet: number[][] = [];
  const during: number[][] = [];
  const durationsMs: number[] = [];
  let file = '';
  try {
    await load.for(WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round += 1) {
      file = path.join(scratch, `${name}-${round}.backup`);
      const startedAt = performance.now();
      during.push(await load.during(backUp(file, environment)));
      const durationMs = performance.now() - startedAt;
      durationsMs.push(durationMs);
      await load.for(REST_MS);
      quiet.push(await load.for(durationMs));
    }
  } finally {
    await server.stop();
  }
  const percentiles = (rounds: readonly number[][]): string =>
    [0.5, 0.95, 0.99, 1].map((share) => quantile(rounds.flat(), share).toFixed(0)).join(', ');
  const p99 = (rounds: readonly number[][]): number => quantile(rounds.flat(), 0.99);
  const figures: Figure[] = [
    {
      name: `${name}: 99 % of mixed calls during a backup`,
      value: p99(during),
      unit: 'ms',
      details: `each round ${during.map((round) => p99([round]).toFixed(0)).join(', ')}`,
      goal: { atMost: Math.round(p99(quiet) * GOAL_FACTOR) },
      peer: {
        name: 'without a backup',
        value: p99(quiet),
        details: `each round ${quiet.map((round) => p99([round]).toFixed(0)).join(', ')}`,
      },
    },
  ];
  return {
    figures,
    notes: [
      `backup, ${name}: ${taskCount.toLocaleString('en')} tasks, ${CALLS_PER_SECOND} calls a second, of ten three write; ${during.flat().length} calls during ${ROUNDS} backups of ${durationsMs.map(seconds).join(', ')} and ${(statSync(file).size / 1_000_000).toFixed(0)} MB; median, 95 %, 99 % and maximum in ms: ${percentiles(during)}; without a backup ${percentiles(quiet)}`,
    ],
  };
}

/** What users wait for while the company is backed up. */
export async function measureBackup(options: PartOptions): Promise<Measured> {
  const { scratch, databaseKinds, taskCount } = options;
  const measured: Measured[] = [];
  const measure = async (name: string, folder: string, databaseUrl: string): Promise<void> => {
    const environment = { DATA_DIR: path.join(scratch, folder), DATABASE_URL: databaseUrl, COMPANY_TZ: 'UTC' };
    await run(
      process.execPath,
      [serverProgram('runDemonstration.mjs'), '--size', 'large', '--tasks', String(taskCount)],
      environment,
    );
    measured.push(await measureFilled(name, environment, scratch));
  };
  if (databaseKinds.includes('embedded')) await measure('embedded', 'backup-embedded', '');
  if (databaseKinds.includes('postgres')) {
    const postgres = await startPostgres();
    try {
      await measure('PostgreSQL', 'backup-postgres', postgres.url);
    } finally {
      await postgres.stop();
    }
  }
  return {
    figures: measured.flatMap(({ figures }) => figures),
    notes: measured.flatMap(({ notes }) => notes),
  };
}
