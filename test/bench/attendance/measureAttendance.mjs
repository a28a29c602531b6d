import path from 'node:path';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import { quantile } from '../statistics.mjs';
import { timeAttendance } from './attendanceCalls.ts';
import { benchReader, lastMonth } from './fillAttendance.ts';
import { measureScreens, wholeMonth } from './measureScreens.mjs';

const EMPLOYEES = 5000;
const ROUNDS = 5;
const EXPORTED_ROWS = 100_000;
const GOAL_SECONDS = 4;
const GOAL_TASK_MS = 50;

const half = (latenciesMs) => quantile(latenciesMs, 0.5);
const figuresOf = (where, { calls }) => calls.map(({ name, rows, latenciesMs }) => ({ name: `${name}, ${where}`, value: half(latenciesMs), unit: 'ms', beside: `${rows.toLocaleString('en')} rows` }));
const noteOf = (where, { logs, fillSeconds }) => `attendance: ${EMPLOYEES.toLocaleString('en')} employees, ${logs.toLocaleString('en')} face logs and a leave a month for each loaded in ${fillSeconds.toFixed(0)} s (${where})`;

/** The export counts by its rows; every act by the longest time that the page did not answer. */
function screenFigures(acts, monthRows) {
  const times = acts.map(({ name, latenciesMs }) =>
    name === wholeMonth
      ? { name: `Browser: ${name}, for each 100,000 of ${monthRows.toLocaleString('en')} rows`, value: (half(latenciesMs) / 1000) * (EXPORTED_ROWS / monthRows), unit: 's', goal: { atMost: GOAL_SECONDS } }
      : { name: `Browser: ${name}`, value: half(latenciesMs), unit: 'ms' },
  );
  const tasks = acts.map(({ name, longestTaskMs }) => ({ name: `Browser: ${name}, longest task of the main thread (0: below 50)`, value: longestTaskMs, unit: 'ms', goal: { atMost: GOAL_TASK_MS } }));
  return [...times, ...tasks];
}

/** Month summary, day, monthly list and its export, lists and calendar of leaves over a year of 5,000 employees: in both databases, and in a real browser. */
export async function measureAttendance({ scratch }) {
  const postgres = await startPostgres();
  let onServer;
  let acts;
  try {
    onServer = await timeAttendance({ dataDirectory: scratch, databaseUrl: postgres.url, databasePoolSize: 4 }, EMPLOYEES, ROUNDS);
    acts = await measureScreens({ DATABASE_URL: postgres.url, DATA_DIR: path.join(scratch, 'attendance-screens'), COMPANY_TZ: 'Asia/Kolkata' }, benchReader, lastMonth);
  } finally {
    await postgres.stop();
  }
  const embedded = await timeAttendance({ dataDirectory: path.join(scratch, 'attendance'), databaseUrl: undefined, databasePoolSize: 1 }, EMPLOYEES, ROUNDS);
  const monthRows = onServer.calls.find(({ name }) => name === 'The whole month for Excel').rows;
  return { figures: [...figuresOf('PostgreSQL', onServer), ...screenFigures(acts, monthRows), ...figuresOf('embedded', embedded)], notes: [noteOf('PostgreSQL', onServer), noteOf('embedded', embedded)] };
}
