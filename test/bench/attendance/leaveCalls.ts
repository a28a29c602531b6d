import { sendTogether } from '../../../src/server/database/sendTogether';
import type { Database } from '../../../src/server/database/database';
import { leaveFilter } from '../../../src/server/features/leave/lists/leaveFilterReadModel';
import { leaveOrder, leaveSortKeys } from '../../../src/server/features/leave/lists/leaveOrder';
import { leavesOfPeople, peopleOut } from '../../../src/server/features/leave/lists/leaveCalendarReadModel';
import { leaveTotalsByQuarter } from '../../../src/server/features/leave/lists/leaveQuartersReadModel';
import { countLeaves, leaveWindow } from '../../../src/server/features/leave/lists/leaveWindowReadModel';
import type { Caller } from '../../../src/server/operations/caller';
import { benchReader } from './fillAttendance';

const everything = { scope: 'all' } as const;
const windowRows = 100;
const farDown = 40_000;
const peopleOfPage = 50;
const timeZone = 'Asia/Kolkata';

/** What /leaves-report reads of everybody's leaves; each answers how many rows it read. */
export async function leaveReads(
  { kysely }: Database,
  span: { first: string; last: string },
): Promise<Readonly<Record<string, () => Promise<number>>>> {
  const { id: employeeId } = await kysely
    .selectFrom('employees')
    .select('id')
    .where('email', '=', benchReader.email)
    .executeTakeFirstOrThrow();
  // The read models look at no more of a caller than this.
  const reader = { employeeId, grantedFlags: new Set(['Report.Leave_Report']) } as unknown as Caller;
  const countRows = async (
    sort: string,
    offset: number,
    filter: { Status?: string; q?: string } = {},
  ): Promise<number> =>
    (
      await sendTogether(kysely, [
        leaveWindow(kysely, leaveFilter(reader, { ...everything, ...filter }), leaveOrder(sort), {
          offset,
          limit: windowRows,
          timeZone,
        }),
      ])
    )[0].length;
  return {
    'Leaves, first 100 by each of 8 columns in both directions (mean)': async () => {
      let rows = 0;
      for (const key of leaveSortKeys)
        for (const direction of ['asc', 'desc']) rows += await countRows(`${key}:${direction}`, 0);
      return rows;
    },
    'Leaves, first 100 that wait, with their number': async () => {
      await countRows('Create_at:desc', 0, { Status: 'Pending' });
      const { total } = await countLeaves(
        kysely,
        leaveFilter(reader, { ...everything, Status: 'Pending' }),
      ).executeTakeFirstOrThrow();
      return total;
    },
    'Leaves, by a part of a name': () => countRows('Create_at:desc', 0, { q: 'first12' }),
    'Leaves, 100 far down': () => countRows('Create_at:desc', farDown),
    'Leaves, totals of the quarters': async () =>
      (
        await leaveTotalsByQuarter(
          kysely,
          leaveFilter(reader, {
            ...everything,
            Start_from: `${span.first.slice(0, 4)}-01-01`,
            Start_to: `${span.first.slice(0, 4)}-12-31`,
          }),
        )
      ).length,
    'Leaves, a page of the calendar': async () => {
      const { people, total } = await peopleOut(
        kysely,
        { ...span, timeZone },
        { text: '', offset: peopleOfPage, limit: peopleOfPage },
      );
      await leavesOfPeople(
        kysely,
        people.map(({ id }) => id),
        { ...span, timeZone },
      ).execute();
      return total;
    },
  };
}

/** Number of windows that a read of the list above loads, if it is more than one. */
export const windowsOfRead = (name: string): number =>
  name.startsWith('Leaves') && name.includes('(mean)') ? leaveSortKeys.length * 2 : 1;
