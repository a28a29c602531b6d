import path from 'node:path';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import { quantile } from '../statistics.mjs';
import { timeAttendance } from './attendanceCalls.ts';

const EMPLOYEES = 5000;
const ROUNDS = 5;

const figuresOf = (where, { calls }) => calls.map(({ name, rows, latenciesMs }) => ({ name: `${name}, ${where}`, value: quantile(latenciesMs, 0.5), unit: 'ms', beside: `${rows.toLocaleString('en')} rows` }));
const noteOf = (where, { logs, fillSeconds }) => `attendance: ${EMPLOYEES.toLocaleString('en')} employees, ${logs.toLocaleString('en')} face logs loaded in ${fillSeconds.toFixed(0)} s (${where})`;

/** Month summary, day, monthly list and its export over a year of 5,000 employees, in both databases. */
export async function measureAttendance({ scratch }) {
  const postgres = await startPostgres();
  let onServer;
  try {
    onServer = await timeAttendance({ dataDirectory: scratch, databaseUrl: postgres.url, databasePoolSize: 4 }, EMPLOYEES, ROUNDS);
  } finally {
    await postgres.stop();
  }
  const embedded = await timeAttendance({ dataDirectory: path.join(scratch, 'attendance'), databaseUrl: undefined, databasePoolSize: 1 }, EMPLOYEES, ROUNDS);
  return { figures: [...figuresOf('PostgreSQL', onServer), ...figuresOf('embedded', embedded)], notes: [noteOf('PostgreSQL', onServer), noteOf('embedded', embedded)] };
}
