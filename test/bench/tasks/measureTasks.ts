import path from 'node:path';
import { run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import type { Figure, Measured } from '../figureTable';
import type { PartOptions } from '../runParts';
import { serverProgram } from '../serverProgram';
import { median, quantile } from '../statistics';
import type { Environment } from '../timedProcess';
import { openBareRunner, recordedCalls, type BareRunner } from './measureBare';
import { startCalledServer } from './measureServer';
import { measureTaskScreens } from './measureTaskScreens';
import type { Pace } from './pace';
import type { RecordedKind } from './recordStatements';

/** What is compared: the server, and the same statements through the driver alone. */
type Side = 'own' | 'bare';
type Turn = Readonly<Record<Side, Pace>>;
/** The turns of a kind of call, by place in `LANES`. */
type KindTurns = readonly (readonly Turn[])[];
type Measure = (environment: Environment, kinds: readonly RecordedKind[], turnCount: number) => Promise<KindTurns[]>;

const LANES = [1, 8];
const MANY_LANES = Math.max(...LANES);
const MIN_SHARE = 0.6;
/** A server that has just come up is compiled while it answers: its first thousands of calls take twice the time. */
const STEADY = { warmUpMs: 0, measureMs: 15_000 };
const TURN = { warmUpMs: 300, measureMs: 1700 };

type Latencies = Pick<Pace, 'latenciesMs'>;
const p95 = ({ latenciesMs }: Latencies) => `95 %: ${quantile(latenciesMs, 0.95).toFixed(1)}`;
const p50 = ({ latenciesMs }: Latencies) => quantile(latenciesMs, 0.5);
const allOf = (turns: readonly Turn[], side: Side): Latencies => ({
  latenciesMs: turns.flatMap((turn) => turn[side].latenciesMs),
});
const medianRate = (turns: readonly Turn[], side: Side) => median(turns.map((turn) => turn[side].perSecond));

function measuredFigures(
  databaseName: string,
  { name }: RecordedKind,
  [alone = [], together = []]: KindTurns,
  minShare: number | undefined,
): Figure[] {
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

interface Runner {
  readonly runAtPace: BareRunner['runAtPace'];
  readonly close: () => Promise<void>;
}
const SIDES: readonly { readonly side: Side; readonly open: (environment: Environment) => Promise<Runner> }[] = [
  { side: 'bare', open: openBareRunner },
  {
    side: 'own',
    open: async (environment) => {
      const { runAtPace, stop } = await startCalledServer(environment);
      return { runAtPace, close: stop };
    },
  },
];

function wholeTurn({ own, bare }: Partial<Turn>): Turn {
  if (own === undefined || bare === undefined) throw new Error('A side was not measured');
  return { own, bare };
}

/** Bare driver and server process take turns, kind by kind, both as warm as they get. */
const measureInTurns: Measure = async (environment, kinds, turnCount) => {
  const opened: { readonly side: Side; readonly runner: Runner }[] = [];
  try {
    for (const { side, open } of SIDES) opened.push({ side, runner: await open(environment) });
    const results: KindTurns[] = [];
    for (const kind of kinds) {
      for (const { runner } of opened) await runner.runAtPace(kind, MANY_LANES, STEADY);
      const byLanes = LANES.map((lanes) => ({ lanes, turns: [] as Turn[] }));
      for (let turn = 0; turn < turnCount; turn += 1) {
        for (const { lanes, turns } of byLanes) {
          const paces: { own?: Pace; bare?: Pace } = {};
          for (const { side, runner } of opened) paces[side] = await runner.runAtPace(kind, lanes, TURN);
          turns.push(wholeTurn(paces));
        }
      }
      results.push(byLanes.map(({ turns }) => turns));
    }
    return results;
  } finally {
    for (const { runner } of opened) await runner.close();
  }
};

/** The same where one program at a time can have the database open. */
const measureOneAfterTheOther: Measure = async (environment, kinds, turnCount) => {
  const results = kinds.map((kind) => ({
    kind,
    byLanes: LANES.map((lanes) => ({ lanes, turns: [] as { own?: Pace; bare?: Pace }[] })),
  }));
  for (let turn = 0; turn < turnCount; turn += 1) {
    for (const { side, open } of SIDES) {
      const runner = await open(environment);
      try {
        for (const { kind, byLanes } of results) {
          await runner.runAtPace(kind, MANY_LANES, STEADY);
          for (const { lanes, turns } of byLanes)
            turns[turn] = { ...turns[turn], [side]: await runner.runAtPace(kind, lanes, TURN) };
        }
      } finally {
        await runner.close();
      }
    }
  }
  return results.map(({ byLanes }) => byLanes.map(({ turns }) => turns.map(wholeTurn)));
};

/** Fills the database, then measures. Without `minShare` its lists have no goal. */
async function measureOn({
  databaseName,
  environment,
  taskCount,
  measure,
  turnCount,
  minShare,
}: {
  readonly databaseName: string;
  readonly environment: Environment;
  readonly taskCount: number;
  readonly measure: Measure;
  readonly turnCount: number;
  readonly minShare?: number;
}): Promise<{ loadSeconds: number; figures: Figure[] }> {
  const startedAt = Date.now();
  await run(
    process.execPath,
    [serverProgram('runDemonstration.mjs'), '--size', 'large', '--tasks', String(taskCount)],
    environment,
  );
  const loadSeconds = (Date.now() - startedAt) / 1000;
  const kinds = await recordedCalls(environment);
  const results = await measure(environment, kinds, turnCount);
  return {
    loadSeconds,
    figures: kinds.flatMap((kind, place) =>
      measuredFigures(databaseName, kind, results[place] ?? [], kind.name.startsWith('list') ? minShare : undefined),
    ),
  };
}

/**
 * List and detail of tasks in a large company, over HTTP from a server process, compared with the statements that the
 * server runs for them through the `pg` driver alone; then the board and a change of many tasks in a browser.
 */
export async function measureTasks({ scratch, taskCount }: PartOptions): Promise<Measured> {
  const postgres = await startPostgres();
  const serverEnvironment = (name: string, databaseUrl: string): Environment => ({
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
