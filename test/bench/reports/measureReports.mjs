import path from 'node:path';
import { run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import { ports } from '../ports.mjs';
import { serverProgram } from '../serverProgram.mjs';
import { quantile } from '../statistics.mjs';
import { openBareRunner, recordedCalls } from '../tasks/measureBare.ts';
import { startCalledServer } from '../tasks/measureServer.mjs';
import { openCostMeter, quickestCosts } from './measureBuffers.ts';
import { countTasks, createDatabase, fillBeforeIndexes } from './reportDatabases.ts';
import { reportCalls } from './reportCalls.ts';

/** The largest has the size of --tasks; growth is relative to the smallest. */
const sizesUpTo = (taskCount) => [
  ...new Set([10_000, 100_000, 1_000_000].filter((size) => size < taskCount).concat(taskCount)),
];
const ROUNDS = 2;
const TURN = { warmUpMs: 150, measureMs: 450 };
const MOST_GROWTH = 1.3;

const thousands = (count) => count.toLocaleString('en');
const rounded = (size) => thousands(Number(size.toPrecision(2)));

/** A database of its own for each size, filled one after the other. */
async function fillSizes(url, scratch, taskCount) {
  const environments = [];
  for (const size of sizesUpTo(taskCount)) {
    const environment = {
      DATA_DIR: path.join(scratch, `reports-${size}`),
      DATABASE_URL: await createDatabase(url, `reports_${size}`),
      COMPANY_TZ: 'UTC',
    };
    await fillBeforeIndexes(environment, () =>
      run(
        process.execPath,
        [serverProgram('fillDemonstration.mjs'), '--size', 'large', '--tasks', String(size)],
        environment,
      ),
    );
    environments.push(environment);
  }
  return environments;
}

/** What is measured at one size: a server process, the same statements through the driver, and the pages that they read. */
async function openSize(environment, place) {
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
async function measureKind(sizes, place) {
  const latencies = sizes.map(() => ({ own: [], bare: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { kinds, own, bare }] of sizes.entries()) {
      latencies[index].own.push(...(await own.runAtPace(kinds[place], 1, TURN)).latenciesMs);
      latencies[index].bare.push(...(await bare.runAtPace(kinds[place], 1, TURN)).latenciesMs);
    }
  }
  return latencies.map(({ own, bare }) => ({ own: quantile(own, 0.5), bare: quantile(bare, 0.5) }));
}

function measuredFigures(sizes, place, paces, costs) {
  const { name } = sizes[0].kinds[place];
  return sizes.flatMap(({ size, meter }, index) => {
    const first = meter.firstPages[place];
    const { pages: later, milliseconds } = costs[index];
    const details = `${Math.round(later)} pages${Math.round(first) === Math.round(later) ? '' : `, the first time ${Math.round(first)}`}`;
    const own = {
      name: `${rounded(size)}: ${name}`,
      value: paces[index].own,
      unit: 'ms',
      details,
      peer: { name: 'bare driver', value: paces[index].bare },
    };
    if (index === 0) return [own];
    const growth = {
      name: `${rounded(size)} against ${rounded(sizes[0].size)}: ${name}`,
      value: paces[index].own / paces[0].own,
      unit: '×',
      details: `pages: ${(later / costs[0].pages).toFixed(2)} ×; in PostgreSQL: ${(milliseconds / costs[0].milliseconds).toFixed(2)} × (${costs[0].milliseconds.toFixed(2)} to ${milliseconds.toFixed(2)} ms)`,
      goal: { atMost: MOST_GROWTH },
    };
    return [own, growth];
  });
}

async function measureOn(environments) {
  const sizes = [];
  try {
    for (const [place, environment] of environments.entries()) sizes.push(await openSize(environment, place));
    const figures = [];
    const meters = sizes.map(({ meter }) => meter);
    for (const place of sizes[0].kinds.keys())
      figures.push(
        ...measuredFigures(sizes, place, await measureKind(sizes, place), await quickestCosts(meters, place)),
      );
    return { figures, notes: [`reports: ${sizes.map(({ size }) => thousands(size)).join(', ')} tasks (PostgreSQL)`] };
  } finally {
    for (const { own, bare, meter } of sizes) await Promise.all([own.stop(), bare.close(), meter.close()]);
  }
}

/**
 * Windows of the task report and of a project's tasks at growing sizes, compared with the same statements through the driver alone.
 * @param options.databases addresses of filled databases, the smallest first; without them databases are made and filled
 */
export async function measureReports({ scratch, taskCount, databases }) {
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
