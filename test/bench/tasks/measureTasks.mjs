import path from 'node:path';
import { run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import { serverProgram } from '../serverProgram.mjs';
import { quantile } from '../statistics.mjs';
import { measureBare, recordedCalls } from './measureBare.ts';
import { measureServer } from './measureServer.mjs';
import { measureTaskScreens } from './measureTaskScreens.mjs';

const ROUNDS = 2;
const LANES = [1, 8];

/** Several measurements of the same as one. */
const joined = (paces) => ({
  latenciesMs: paces.flatMap(({ latenciesMs }) => latenciesMs),
  perSecond: paces.reduce((sum, { perSecond }) => sum + perSecond, 0) / paces.length,
});

const p95 = ({ latenciesMs }) => `95 %: ${quantile(latenciesMs, 0.95).toFixed(1)}`;
const p50 = ({ latenciesMs }) => quantile(latenciesMs, 0.5);

function figuresOf(databaseName, { name }, own, bare) {
  const [alone, together] = LANES.map((_, place) => ({ own: joined(own.map((paces) => paces[place])), bare: joined(bare.map((paces) => paces[place])) }));
  return [
    { name: `${databaseName}: ${name}`, value: p50(alone.own), unit: 'ms', beside: p95(alone.own), peer: { name: 'bare driver', value: p50(alone.bare), beside: p95(alone.bare) } },
    { name: `${databaseName}: ${name}, ${LANES[1]} at once`, value: together.own.perSecond, unit: '/s', beside: `${p50(together.own).toFixed(1)} ms, ${p95(together.own)}`, peer: { name: 'bare driver', value: together.bare.perSecond } },
  ];
}

/** Fills the database, then lets the bare driver and a server process take turns on it. */
async function measureOn(databaseName, environment, taskCount) {
  const startedAt = Date.now();
  await run(process.execPath, [serverProgram('fillDemonstration.mjs'), '--size', 'large', '--tasks', String(taskCount)], environment);
  const loadSeconds = (Date.now() - startedAt) / 1000;
  const kinds = await recordedCalls(environment);
  const bare = [];
  const own = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await measureBare(environment, kinds, LANES));
    own.push(await measureServer(environment, kinds, LANES));
  }
  return {
    loadSeconds,
    figures: kinds.flatMap((kind, place) => figuresOf(databaseName, kind, own.map((paces) => paces[place]), bare.map((paces) => paces[place]))),
  };
}

/**
 * List and detail of tasks in a large company, over HTTP from a server process, beside the very statements that the
 * server runs for them through the `pg` driver alone; then the board and a change of many tasks in a browser.
 */
export async function measureTasks({ scratch, taskCount }) {
  const postgres = await startPostgres();
  const environment = (name, databaseUrl) => ({ DATA_DIR: path.join(scratch, name), DATABASE_URL: databaseUrl, COMPANY_TZ: 'UTC' });
  try {
    const onServer = await measureOn('PostgreSQL', environment('tasks-postgres', postgres.url), taskCount);
    const onScreen = await measureTaskScreens(environment('tasks-postgres', postgres.url));
    const onEmbedded = await measureOn('embedded', environment('tasks-embedded', ''), taskCount);
    return {
      figures: [...onServer.figures, ...onEmbedded.figures, ...onScreen],
      notes: [
        `tasks: about ${taskCount.toLocaleString('en')} tasks by npm run demo -- --size large, loaded in ${onServer.loadSeconds.toFixed(0)} s (PostgreSQL) and ${onEmbedded.loadSeconds.toFixed(0)} s (embedded); client, server and PostgreSQL share the processors`,
        'screens of tasks: 1920×1080, software rendering without a GPU, PostgreSQL',
      ],
    };
  } finally {
    await postgres.stop();
  }
}
