import path from 'node:path';
import { run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import type { Figure, Measured } from '../figureTable';
import { ports } from '../ports';
import type { PartOptions } from '../runParts';
import { serverProgram } from '../serverProgram';
import { quantile } from '../statistics';
import { openBareRunner, recordedCalls, type BareRunner } from '../tasks/measureBare';
import { startCalledServer, type CalledServer } from '../tasks/measureServer';
import type { RecordedKind } from '../tasks/recordStatements';
import type { Environment } from '../timedProcess';
import { openCostMeter, quickestCosts, type Cost, type CostMeter } from './measureBuffers';
import { countTasks, createDatabase, fillBeforeIndexes } from './reportDatabases';
import { reportCalls } from './reportCalls';

/** The largest has the size of --tasks; growth is relative to the smallest. */
const sizesUpTo = (taskCount: number) => [
  ...new Set([10_000, 100_000, 1_000_000].filter((size) => size < taskCount).concat(taskCount)),
];
const ROUNDS = 2;
const TURN = { warmUpMs: 150, measureMs: 450 };
const MAX_GROWTH = 1.3;

const thousands = (count: number) => count.toLocaleString('en');
const rounded = (size: number) => thousands(Number(size.toPrecision(2)));

/** A database of its own for each size, filled one after the other. */
async function fillSizes(url: string, scratch: string, taskCount: number): Promise<Environment[]> {
  const environments: Environment[] = [];
  for (const size of sizesUpTo(taskCount)) {
    const environment = {
      DATA_DIR: path.join(scratch, `reports-${size}`),
      DATABASE_URL: await createDatabase(url, `reports_${size}`),
      COMPANY_TZ: 'UTC',
    };
    await fillBeforeIndexes(environment, () =>
      run(
        process.execPath,
        [serverProgram('runDemonstration.mjs'), '--size', 'large', '--tasks', String(size)],
        environment,
      ),
    );
    environments.push(environment);
  }
  return environments;
}

/** What is measured at one size: a server process, the same statements through the driver, and the pages that they read. */
interface MeasuredSize {
  readonly size: number;
  readonly kinds: readonly RecordedKind[];
  readonly meter: CostMeter;
  readonly bare: BareRunner;
  readonly own: CalledServer;
}

async function openSize(environment: Environment, place: number): Promise<MeasuredSize> {
  const kinds = await recordedCalls(environment, reportCalls);
  return {
    size: await countTasks(environment),
    kinds,
    meter: await openCostMeter(environment, kinds),
    bare: await openBareRunner(environment),
    own: await startCalledServer(environment, ports.reports + place),
  };
}

/** Sizes and drivers take turns, kind by kind, so that what else the machine does falls upon all of them alike. */
async function measureKind(sizes: readonly MeasuredSize[], place: number): Promise<{ own: number; bare: number }[]> {
  const latencies = sizes.map((size) => ({ ...size, ownMs: [] as number[], bareMs: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { kinds, own, bare, ownMs, bareMs } of latencies) {
      const kind = kinds[place];
      if (kind === undefined) throw new Error('A size has fewer kinds of calls than the smallest');
      ownMs.push(...(await own.runAtPace(kind, 1, TURN)).latenciesMs);
      bareMs.push(...(await bare.runAtPace(kind, 1, TURN)).latenciesMs);
    }
  }
  return latencies.map(({ ownMs, bareMs }) => ({ own: quantile(ownMs, 0.5), bare: quantile(bareMs, 0.5) }));
}

interface SizeResult {
  readonly size: number;
  /** Pages that the first call read. */
  readonly firstPages: number;
  /** Median latencies in milliseconds. */
  readonly own: number;
  readonly bare: number;
  readonly cost: Cost;
}

/** @param smallest the result to which growth is relative */
function measuredFigures(name: string, smallest: SizeResult, others: readonly SizeResult[]): Figure[] {
  return [smallest, ...others].flatMap((result) => {
    const { size, firstPages: first } = result;
    const { pages: later, milliseconds } = result.cost;
    const details = `${Math.round(later)} pages${Math.round(first) === Math.round(later) ? '' : `, the first time ${Math.round(first)}`}`;
    const own: Figure = {
      name: `${rounded(size)}: ${name}`,
      value: result.own,
      unit: 'ms',
      details,
      peer: { name: 'bare driver', value: result.bare },
    };
    if (result === smallest) return [own];
    const growth: Figure = {
      name: `${rounded(size)} against ${rounded(smallest.size)}: ${name}`,
      value: result.own / smallest.own,
      unit: '×',
      details: `pages: ${(later / smallest.cost.pages).toFixed(2)} ×; in PostgreSQL: ${(milliseconds / smallest.cost.milliseconds).toFixed(2)} × (${smallest.cost.milliseconds.toFixed(2)} to ${milliseconds.toFixed(2)} ms)`,
      goal: { atMost: MAX_GROWTH },
    };
    return [own, growth];
  });
}

async function measureOn(environments: readonly Environment[]): Promise<Measured> {
  const sizes: MeasuredSize[] = [];
  try {
    for (const [place, environment] of environments.entries()) sizes.push(await openSize(environment, place));
    const figures: Figure[] = [];
    const meters = sizes.map(({ meter }) => meter);
    for (const [place, { name }] of (sizes[0]?.kinds ?? []).entries()) {
      const paces = await measureKind(sizes, place);
      const costs = await quickestCosts(meters, place);
      const [smallest, ...others] = sizes.flatMap(({ size, meter }, index): SizeResult[] => {
        const pace = paces[index];
        const cost = costs[index];
        return pace === undefined || cost === undefined
          ? []
          : [{ size, firstPages: meter.firstPages[place] ?? 0, ...pace, cost }];
      });
      if (smallest !== undefined) figures.push(...measuredFigures(name, smallest, others));
    }
    return { figures, notes: [`reports: ${sizes.map(({ size }) => thousands(size)).join(', ')} tasks (PostgreSQL)`] };
  } finally {
    for (const { own, bare, meter } of sizes) await Promise.all([own.stop(), bare.close(), meter.close()]);
  }
}

/**
 * Windows of the task report and of a project's tasks at growing sizes, compared with the same statements through the driver alone.
 * Without filled databases, databases are made and filled.
 */
export async function measureReports({ scratch, taskCount, databases }: PartOptions): Promise<Measured> {
  if (databases.length > 0)
    return measureOn(
      databases.map((url, place) => ({
        DATA_DIR: path.join(scratch, `reports-${place}`),
        DATABASE_URL: url,
        COMPANY_TZ: 'UTC',
      })),
    );
  const postgres = await startPostgres();
  try {
    return await measureOn(await fillSizes(postgres.url, scratch, taskCount));
  } finally {
    await postgres.stop();
  }
}
