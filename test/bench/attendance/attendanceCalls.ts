import { openDatabase } from '../../../src/server/database/openDatabase';
import { attendanceSummary } from '../../../src/server/attendance/attendanceSummaryReadModel';
import { faceTimes, faceWindow } from '../../../src/server/features/attendance/faceEmployeesReadModel';
import type { DatabaseSettings } from '../../../src/server/database/database';
import { daysOfMonth } from '../../../src/domain/calendar/month';
import { fillAttendance, lastMonth, type AttendanceSize } from './fillAttendance';
import { leaveReads, windowsOfRead } from './leaveCalls';
import { presentReads, presentWindowsOfRead } from './presentCalls';

const span = daysOfMonth(lastMonth);
const moment = { now: new Date(), timeZone: 'Asia/Kolkata' };
const toWindow = (offset: number, limit: number) =>
  ({ span, text: '', sort: { key: 'date', direction: 'desc' }, offset, limit }) as const;
/** As the screen asks for them. */
const exportRows = 2000;

export interface AttendanceTimes {
  readonly logs: number;
  readonly fillSeconds: number;
  /** Name of what was read, how many rows it gave, and how long each of the rounds took. */
  readonly calls: readonly { readonly name: string; readonly rows: number; readonly latenciesMs: readonly number[] }[];
}

/** Fills a database of its own and reads it as the screens do. */
export async function timeAttendance(
  settings: DatabaseSettings,
  size: AttendanceSize,
  rounds: number,
): Promise<AttendanceTimes> {
  const database = await openDatabase(settings);
  try {
    const startedAt = performance.now();
    const logs = await fillAttendance(database, size);
    const fillSeconds = (performance.now() - startedAt) / 1000;
    const { kysely } = database;
    const reads: Readonly<Record<string, () => Promise<number>>> = {
      'Summary of a month, everybody': async () => (await attendanceSummary(kysely, span, moment)).length,
      'Everybody on a day': async () => (await faceTimes(kysely, `${lastMonth}-14`, moment.timeZone)).length,
      'First window of 100 of a month': async () => (await faceWindow(kysely, toWindow(0, 100))).rows.length,
      'The same, far down': async () => (await faceWindow(kysely, toWindow(80_000, 100))).rows.length,
      'The whole month for Excel': async () => {
        let count = 0;
        for (;;) {
          const { rows, total } = await faceWindow(kysely, toWindow(count, exportRows));
          count += rows.length;
          if (rows.length === 0 || count >= total) return count;
        }
      },
      ...(await leaveReads(database, span)),
      ...presentReads(database, lastMonth, moment),
    };
    const calls = [];
    for (const [name, read] of Object.entries(reads)) {
      const latenciesMs: number[] = [];
      let rows = await read();
      for (let round = 0; round < rounds; round += 1) {
        const begunAt = performance.now();
        rows = await read();
        latenciesMs.push((performance.now() - begunAt) / (windowsOfRead(name) * presentWindowsOfRead(name)));
      }
      calls.push({ name, rows, latenciesMs });
    }
    return { logs, fillSeconds, calls };
  } finally {
    await database.close();
  }
}
