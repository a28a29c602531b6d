import path from 'node:path';
import { run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import { quantile } from '../statistics.mjs';
import { measureBare, recordedCalls } from '../tasks/measureBare.ts';
import { measureServer } from '../tasks/measureServer.mjs';
import { measureBuffers } from './measureBuffers.ts';
import { reportCalls } from './reportCalls.ts';

/** The largest is as large as --tasks says; the growth is told against the smallest. */
const sizesUpTo = (taskCount) => [...new Set([10_000, 100_000, 1_000_000].filter((size) => size < taskCount).concat(taskCount))];
const LANES = [1];
const MOST_GROWTH = 1.3;

const p50 = ({ latenciesMs }) => quantile(latenciesMs, 0.5);
const thousands = (count) => count.toLocaleString('en');

/** Lets the bare driver and a server take turns on a filled database. */
export async function measureFilled(size, environment) {
  const kinds = await recordedCalls(environment, reportCalls);
  const pages = await measureBuffers(environment, kinds);
  const bare = await measureBare(environment, kinds, LANES);
  const own = await measureServer(environment, kinds, LANES);
  return { size, names: kinds.map(({ name }) => name), pages, bare: bare.map(([pace]) => p50(pace)), own: own.map(([pace]) => p50(pace)) };
}

/** Fills a database of its own and measures on it. */
async function measureAt(size, scratch) {
  const postgres = await startPostgres();
  try {
    const environment = { DATA_DIR: path.join(scratch, `reports-${size}`), DATABASE_URL: postgres.url, COMPANY_TZ: 'UTC' };
    const startedAt = Date.now();
    await run(process.execPath, ['dist/server/fillDemonstration.mjs', '--size', 'large', '--tasks', String(size)], environment);
    const loadSeconds = (Date.now() - startedAt) / 1000;
    return { ...(await measureFilled(size, environment)), loadSeconds };
  } finally {
    await postgres.stop();
  }
}

/** Windows of the task report and of a project's tasks at growing sizes, beside the same statements through the driver alone. */
export async function measureReports({ scratch, taskCount }) {
  const measured = [];
  for (const size of sizesUpTo(taskCount)) measured.push(await measureAt(size, scratch));
  const [smallest] = measured;
  const figures = measured.flatMap(({ size, names, pages, own, bare }) =>
    names.flatMap((name, place) => [
      { name: `${thousands(size)}: ${name}`, value: own[place], unit: 'ms', beside: `${Math.round(pages[place])} pages`, peer: { name: 'bare driver', value: bare[place] } },
      ...(size === smallest.size ? [] : [{ name: `${thousands(size)} against ${thousands(smallest.size)}: ${name}`, value: own[place] / smallest.own[place], unit: '×', beside: `pages: ${(pages[place] / smallest.pages[place]).toFixed(2)} ×`, goal: { atMost: MOST_GROWTH } }]),
    ]),
  );
  return { figures, notes: measured.map(({ size, loadSeconds }) => `reports: ${thousands(size)} tasks loaded in ${loadSeconds.toFixed(0)} s (PostgreSQL)`) };
}
