import path from 'node:path';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import type { Figure, Measured } from '../figureTable';
import type { PartOptions } from '../runParts';
import { quantile } from '../statistics';
import { timeAttendance, type AttendanceTimes } from './attendanceCalls';
import { benchReader, lastMonth, type AttendanceSize } from './fillAttendance';
import { measureScreens, wholeMonth, type MeasuredAct } from './measureScreens';

const ROUNDS = 5;
const EXPORTED_ROWS = 100_000;
const GOAL_SECONDS = 4;
const GOAL_TASK_MS = 50;

const wholeMonthRead = 'The whole month for Excel';
function countRows({ calls }: AttendanceTimes, read: string): number {
  const call = calls.find(({ name }) => name === read);
  if (call === undefined) throw new Error(`${read} was not measured`);
  return call.rows;
}
const half = (latenciesMs: readonly number[]) => quantile(latenciesMs, 0.5);
const measuredFigures = (where: string, { calls }: AttendanceTimes): Figure[] =>
  calls.map(({ name, rows, latenciesMs }) => ({
    name: `${name}, ${where}`,
    value: half(latenciesMs),
    unit: 'ms',
    details: `${rows.toLocaleString('en')} rows`,
  }));
const describeData = (where: string, { employees, months }: AttendanceSize, { logs, fillSeconds }: AttendanceTimes) =>
  `attendance: ${employees.toLocaleString('en')} employees, ${months} months, ${logs.toLocaleString('en')} face logs, a leave and a present record a month for each loaded in ${fillSeconds.toFixed(0)} s (${where})`;

/** So few rows say nothing about 100,000. */
const enoughRows = EXPORTED_ROWS / 2;

/** The export counts by its rows; every act but opening a screen, which reads its program, by the longest time that the page did not answer. */
function screenFigures(acts: readonly MeasuredAct[], monthRows: number): Figure[] {
  const times = acts.map(({ name, latenciesMs }) =>
    name === wholeMonth && monthRows >= enoughRows
      ? {
          name: `Browser: ${name}, for each 100,000 of ${monthRows.toLocaleString('en')} rows`,
          value: (half(latenciesMs) / 1000) * (EXPORTED_ROWS / monthRows),
          unit: 's',
          goal: { atMost: GOAL_SECONDS },
        }
      : { name: `Browser: ${name}`, value: half(latenciesMs), unit: 'ms' },
  );
  const tasks = acts.map(({ name, maxTaskMs }) => ({
    name: `Browser: ${name}, longest task of the main thread (0: below 50)`,
    value: maxTaskMs,
    unit: 'ms',
    ...(!name.endsWith('open') && { goal: { atMost: GOAL_TASK_MS } }),
  }));
  return [...times, ...tasks];
}

/** Month summary, day, monthly list and its export, lists and calendar of leaves, present data and its comparison for the given numbers of months and employees: in both databases, and in a real browser. */
export async function measureAttendance({ scratch, attendanceSize: size }: PartOptions): Promise<Measured> {
  const postgres = await startPostgres();
  let onServer: AttendanceTimes;
  let acts: MeasuredAct[];
  try {
    onServer = await timeAttendance(
      { dataDirectory: scratch, databaseUrl: postgres.url, databasePoolSize: 4 },
      size,
      ROUNDS,
    );
    acts = await measureScreens(
      { DATABASE_URL: postgres.url, DATA_DIR: path.join(scratch, 'attendance-screens'), COMPANY_TZ: 'Asia/Kolkata' },
      benchReader,
      lastMonth,
      { employees: size.employees, monthRows: countRows(onServer, wholeMonthRead) },
    );
  } finally {
    await postgres.stop();
  }
  const embedded = await timeAttendance(
    { dataDirectory: path.join(scratch, 'attendance'), databaseUrl: undefined, databasePoolSize: 1 },
    size,
    ROUNDS,
  );
  const monthRows = countRows(onServer, wholeMonthRead);
  return {
    figures: [
      ...measuredFigures('PostgreSQL', onServer),
      ...screenFigures(acts, monthRows),
      ...measuredFigures('embedded', embedded),
    ],
    notes: [describeData('PostgreSQL', size, onServer), describeData('embedded', size, embedded)],
  };
}
