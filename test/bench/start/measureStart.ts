import path from 'node:path';
import { root } from '../../../scripts/platform/step.mjs';
import type { Measured } from '../figureTable';
import type { PartOptions } from '../runParts';
import { median } from '../statistics';
import { ports } from '../ports';
import { startTimed, type Environment } from '../timedProcess';

const FIRST_STARTS = 2;
const SECOND_STARTS = 5;
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const healthAt = (port: number) => `http://localhost:${port}/api/health`;

async function startedOnce(
  command: string,
  commandArguments: readonly string[],
  port: number,
  env: Environment = {},
): Promise<number> {
  const { milliseconds, stop } = await startTimed(command, commandArguments, {
    url: healthAt(port),
    env: { ...env, PORT: String(port) },
  });
  await stop();
  return milliseconds / 1000;
}

/** From `npm start` until /api/health answers 200: on no data at all, and on what the start before has left. The build is there. */
export async function measureStart({ scratch }: PartOptions): Promise<Measured> {
  const dataDirectory = (number: number) => path.join(scratch, `start-${number}`);
  const start = (number: number) =>
    startedOnce(npm, ['start'], ports.daybook, { DATA_DIR: dataDirectory(number), DATABASE_URL: '', DEMO: '1' });
  const startBare = () =>
    startedOnce(process.execPath, [path.join(root, 'test/bench/start/bareServer.mjs')], ports.bareServer);
  const firsts: number[] = [];
  const seconds: number[] = [];
  const bares: number[] = [];
  for (let number = 0; number < FIRST_STARTS; number += 1) firsts.push(await start(number));
  for (let turn = 0; turn < SECOND_STARTS; turn += 1) {
    bares.push(await startBare());
    seconds.push(await start(0));
  }
  const peer = { name: 'Fastify with one route', value: median(bares) };
  return {
    figures: [
      { name: 'First start: new database, demonstration company', value: median(firsts), unit: 's', peer },
      { name: 'Second start', value: median(seconds), unit: 's', goal: { atMost: 3 }, peer },
    ],
    notes: [],
  };
}
