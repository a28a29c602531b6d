import { firstDayOfMonth, lastDayOfMonth } from '../../../src/domain/calendar/month';
import type { AttendanceMoment } from '../../../src/domain/attendance/attendanceDay';
import type { Database } from '../../../src/server/database/database';
import { comparisonWindow } from '../../../src/server/features/present-data/comparisonReadModel';
import {
  countRecords,
  recordFilter,
  recordWindow,
  sumFigures,
} from '../../../src/server/features/present-data/presentWindowReadModel';

const sortKeys = [
  'Name',
  'Code',
  'Date',
  'Attendence_Status',
  'Attendence_Status_Date',
  'Working_days',
  'Full_leave',
  'Missed_punch',
  'Grand_Total',
] as const;
const windowRows = 100;
/** As the screen asks for them. */
const exportRows = 1000;

/** Reads one window after the other; an empty one ends it, whatever the length was said to be. */
async function readAll(windowAt: (offset: number) => Promise<number>): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await windowAt(count);
    count += rows;
    if (rows < exportRows) return count;
  }
}

/** What the screens of present data read; each answers how many rows it read. */
export function presentReads(
  { kysely }: Database,
  month: string,
  moment: AttendanceMoment,
): Readonly<Record<string, () => Promise<number>>> {
  const ofMonth = recordFilter({ From: firstDayOfMonth(month), To: lastDayOfMonth(month) });
  const everything = recordFilter({});
  const compared = async (query: {
    sort?: string;
    q?: string;
    Differences?: 'true';
    limit?: number;
    offset?: number;
  }): Promise<number> => (await comparisonWindow(kysely, { month, ...query }, moment)).length;
  return {
    'Present data, first 100 of a month with their number': async () => {
      await recordWindow(kysely, ofMonth, 'Name:asc', { offset: 0, limit: windowRows });
      return countRecords(kysely, ofMonth);
    },
    'Present data, sums of a month': async () => Object.keys(await sumFigures(kysely, ofMonth)).length,
    'Present data, first 100 of all months by each of 9 columns (mean)': async () => {
      let rows = 0;
      for (const key of sortKeys)
        for (const direction of ['asc', 'desc'])
          rows += (await recordWindow(kysely, everything, `${key}:${direction}`, { offset: 0, limit: windowRows }))
            .length;
      return rows;
    },
    'Present data, a month for Excel': () =>
      readAll(
        async (offset) => (await recordWindow(kysely, ofMonth, 'Name:asc', { offset, limit: exportRows })).length,
      ),
    'Present data compared with attendance, first 100': () => compared({}),
    'Present data compared with attendance, 100 by name, far down': () => compared({ sort: 'Name:asc', offset: 4000 }),
    'Present data compared with attendance, differences alone': () => compared({ Differences: 'true' }),
    'Present data compared with attendance, by a part of a name': () => compared({ q: 'first12' }),
    'Present data compared with attendance, for Excel': () =>
      readAll((offset) => compared({ offset, limit: exportRows })),
  };
}

/** Number of windows that a read of the list above loads, if it is more than one. */
export const presentWindowsOfRead = (name: string): number =>
  name.includes('of all months') ? sortKeys.length * 2 : 1;
