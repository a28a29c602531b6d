import path from 'node:path';
import { median } from '../statistics.mjs';
import { ports } from '../ports.mjs';
import { startTimed } from '../timedProcess.mjs';

const FIRST_STARTS = 2;
const SECOND_STARTS = 5;
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const healthAt = (port) => `http://localhost:${port}/api/health`;

async function startedOnce(command, commandArguments, port, env = {}) {
  const { milliseconds, stop } = await startTimed(command, commandArguments, {
    url: healthAt(port),
    env: { ...env, PORT: String(port) },
  });
  await stop();
  return milliseconds / 1000;
}

/** From `npm start` until /api/health answers 200: on no data at all, and on what the start before has left. The build is there. */
export async function measureStart({ scratch }) {
  const dataDirectory = (number) => path.join(scratch, `start-${number}`);
  const start = (number) =>
    startedOnce(npm, ['start'], ports.daybook, { DATA_DIR: dataDirectory(number), DATABASE_URL: '', DEMO: '1' });
  const startBare = () =>
    startedOnce(process.execPath, [path.join(import.meta.dirname, 'bareServer.mjs')], ports.bareServer);
  const firsts = [];
  const seconds = [];
  const bares = [];
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
