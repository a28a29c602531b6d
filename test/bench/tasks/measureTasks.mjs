import path from 'node:path';
import { run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import { serverProgram } from '../serverProgram.mjs';
import { median, quantile } from '../statistics.mjs';
import { openBareRunner, recordedCalls } from './measureBare.ts';
import { startCalledServer } from './measureServer.mjs';
import { measureTaskScreens } from './measureTaskScreens.mjs';

const LANES = [1, 8];
const MANY_LANES = LANES.at(-1);
const MIN_SHARE = 0.6;
/** A server that has just come up is compiled while it answers: its first thousands of calls take twice the time. */
const STEADY = { warmUpMs: 0, measureMs: 15_000 };
const TURN = { warmUpMs: 300, measureMs: 1700 };

const p95 = ({ latenciesMs }) => `95 %: ${quantile(latenciesMs, 0.95).toFixed(1)}`;
const p50 = ({ latenciesMs }) => quantile(latenciesMs, 0.5);
const allOf = (turns, side) => ({ latenciesMs: turns.flatMap((turn) => turn[side].latenciesMs) });
const medianRate = (turns, side) => median(turns.map((turn) => turn[side].perSecond));

/** @param {{ own: Pace, bare: Pace }[][]} turns by number of lanes */
function measuredFigures(databaseName, { name }, turns, minShare) {
  const [alone, together] = turns;
  const shares = together.map(({ own, bare }) => own.perSecond / bare.perSecond);
  const [lowest, highest] = [Math.min(...shares), Math.max(...shares)].map((share) => share.toFixed(2));
  const goal = minShare === undefined ? {} : { goal: { atLeast: minShare } };
  return [
    {
      name: `${databaseName}: ${name}`,
      value: p50(allOf(alone, 'own')),
      unit: 'ms',
      details: p95(allOf(alone, 'own')),
      peer: { name: 'bare driver', value: p50(allOf(alone, 'bare')), details: p95(allOf(alone, 'bare')) },
    },
    {
      name: `${databaseName}: ${name}, ${MANY_LANES} concurrent`,
      value: medianRate(together, 'own'),
      unit: '/s',
      details: p95(allOf(together, 'own')),
      peer: { name: 'bare driver', value: medianRate(together, 'bare') },
    },
    {
      name: `${databaseName}: the same, rate compared with the bare driver`,
      value: median(shares),
      unit: '×',
      details: `${lowest} to ${highest} in ${shares.length} turns`,
      ...goal,
    },
  ];
}

const SIDES = [
  { side: 'bare', open: openBareRunner, close: (runner) => runner.close() },
  { side: 'own', open: startCalledServer, close: (server) => server.stop() },
];

/** Bare driver and server process take turns, kind by kind, both as warm as they get. */
async function measureInTurns(environment, kinds, turnCount) {
  const opened = [];
  try {
    for (const { side, open, close } of SIDES) {
      const runner = await open(environment);
      opened.push({ side, runner, close: () => close(runner) });
    }
    const results = [];
    for (const kind of kinds) {
      for (const { runner } of opened) await runner.runAtPace(kind, MANY_LANES, STEADY);
      const byLanes = LANES.map(() => []);
      for (let turn = 0; turn < turnCount; turn += 1) {
        for (const [place, lanes] of LANES.entries()) {
          const paces = {};
          for (const { side, runner } of opened) paces[side] = await runner.runAtPace(kind, lanes, TURN);
          byLanes[place].push(paces);
        }
      }
      results.push(byLanes);
    }
    return results;
  } finally {
    for (const { close } of opened) await close();
  }
}

/** The same where one program at a time can have the database open. */
async function measureOneAfterTheOther(environment, kinds, turnCount) {
  const results = kinds.map(() => LANES.map(() => Array.from({ length: turnCount }, () => ({}))));
  for (let turn = 0; turn < turnCount; turn += 1) {
    for (const { side, open, close } of SIDES) {
      const runner = await open(environment);
      try {
        for (const [kindPlace, kind] of kinds.entries()) {
          await runner.runAtPace(kind, MANY_LANES, STEADY);
          for (const [place, lanes] of LANES.entries())
            results[kindPlace][place][turn][side] = await runner.runAtPace(kind, lanes, TURN);
        }
      } finally {
        await close(runner);
      }
    }
  }
  return results;
}

/** Fills the database, then measures. Without `minShare` its lists have no goal. */
async function measureOn({ databaseName, environment, taskCount, measure, turnCount, minShare }) {
  const startedAt = Date.now();
  await run(
    process.execPath,
    [serverProgram('fillDemonstration.mjs'), '--size', 'large', '--tasks', String(taskCount)],
    environment,
  );
  const loadSeconds = (Date.now() - startedAt) / 1000;
  const kinds = await recordedCalls(environment);
  const results = await measure(environment, kinds, turnCount);
  return {
    loadSeconds,
    figures: kinds.flatMap((kind, place) =>
      measuredFigures(databaseName, kind, results[place], kind.name.startsWith('list') ? minShare : undefined),
    ),
  };
}

/**
 * List and detail of tasks in a large company, over HTTP from a server process, compared with the statements that the
 * server runs for them through the `pg` driver alone; then the board and a change of many tasks in a browser.
 */
export async function measureTasks({ scratch, taskCount }) {
  const postgres = await startPostgres();
  const serverEnvironment = (name, databaseUrl) => ({
    DATA_DIR: path.join(scratch, name),
    DATABASE_URL: databaseUrl,
    COMPANY_TZ: 'UTC',
  });
  try {
    const environment = serverEnvironment('tasks-postgres', postgres.url);
    const onServer = await measureOn({
      databaseName: 'PostgreSQL',
      environment,
      taskCount,
      measure: measureInTurns,
      turnCount: 8,
      minShare: MIN_SHARE,
    });
    const onScreen = await measureTaskScreens(environment);
    const onEmbedded = await measureOn({
      databaseName: 'embedded',
      environment: serverEnvironment('tasks-embedded', ''),
      taskCount,
      measure: measureOneAfterTheOther,
      turnCount: 2,
    });
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
