import {
  isOverrunConfirmed,
  overrunDays,
  getOverrun,
  timeEntryClosing,
  timeEntryDays,
  type DayEnd,
} from '../../../domain/timer/overrun';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Call } from '../../operations/call';
import { closedMonths } from '../../present-months/closingsReadModel';
import { readDayClosings } from './dayClosingsReadModel';
import { uneditedTimersSince, type OwnHoursRow } from './ownHoursReadModel';
import { shownClosedMonths } from './ownHoursRules';
import { toTimeEntry } from './ownHoursWire';
import { dayMs } from '../../../domain/calendar/duration';

export interface OwnOverrun {
  row: OwnHoursRow;
  dayEnd: DayEnd;
}

type OverrunCall = Pick<Call<'listOwnTimerOverruns'>, 'caller' | 'database' | 'now' | 'services'>;

/** Those of the caller's time entries that ran beyond the end of their day, with that end. */
export async function overrunsAmong(
  { caller, database, now, services }: OverrunCall,
  rows: readonly OwnHoursRow[],
): Promise<OwnOverrun[]> {
  const zone = services.companyTimeZone;
  const days = rows.flatMap((row) => timeEntryDays(toTimeEntry(row), zone));
  const closings = await readDayClosings(database, caller.employeeId, [...new Set(days)]);
  return rows.flatMap((row) => {
    const entry = toTimeEntry(row);
    const dayEnd = getOverrun(entry, timeEntryClosing(entry, closings, zone), now, zone);
    return dayEnd === null ? [] : [{ row, dayEnd }];
  });
}

/** The caller's undecided timers that ran beyond the end of the day and may still be changed. */
export async function undecidedOverruns(call: OverrunCall): Promise<OwnOverrun[]> {
  const { caller, database, now, services } = call;
  const [rows, months] = await allInOrder([
    uneditedTimersSince(database, caller.employeeId, new Date(now.getTime() - overrunDays * dayMs)),
    closedMonths(database),
  ]);
  const open = rows.filter(
    (row) => !isOverrunConfirmed(toTimeEntry(row), row.overrun_kept_at, now, services.companyTimeZone),
  );
  const closed = shownClosedMonths(call, open, months);
  return overrunsAmong(
    call,
    open.filter((row) => !closed.has(row.id)),
  );
}
