import {
  dayOfStretch,
  isKept,
  overrunDays,
  overrunOf,
  unknownClosing,
  type DayEnd,
} from '../../../domain/timer/overrun';
import type { Call } from '../../operations/call';
import { dayClosingsOf } from './dayClosingsReadModel';
import { untouchedHoursSince, type OwnHoursRow } from './ownHoursReadModel';
import { closedMonthsOf } from './ownHoursRules';
import { stretchOf } from './ownHoursWire';

const dayMs = 24 * 60 * 60 * 1000;

export interface OwnOverrun {
  row: OwnHoursRow;
  dayEnd: DayEnd;
}

type OverrunCall = Pick<Call<'listOwnTimerOverruns'>, 'caller' | 'database' | 'now' | 'services'>;

/** The end of the day that each of these stretches of the caller's has outlived; those that have not are left out. */
export async function overrunsAmong(
  { caller, database, now, services }: OverrunCall,
  rows: readonly OwnHoursRow[],
): Promise<OwnOverrun[]> {
  const zone = services.companyTimeZone;
  const dayOf = (row: OwnHoursRow) => dayOfStretch(stretchOf(row), zone);
  const closings = await dayClosingsOf(database, caller.employeeId, [...new Set(rows.map(dayOf))]);
  return rows.flatMap((row) => {
    const dayEnd = overrunOf(stretchOf(row), closings.get(dayOf(row)) ?? unknownClosing, now, zone);
    return dayEnd === null ? [] : [{ row, dayEnd }];
  });
}

/** The caller's timers that ran on after the end of the day, about which nothing has been decided and the caller still can. */
export async function undecidedOverruns(call: OverrunCall): Promise<OwnOverrun[]> {
  const { caller, database, now, services } = call;
  const rows = await untouchedHoursSince(database, caller.employeeId, new Date(now.getTime() - overrunDays * dayMs));
  const open = rows.filter((row) => !isKept(stretchOf(row), row.overrun_kept_at, now, services.companyTimeZone));
  const closed = await closedMonthsOf(call, open);
  return overrunsAmong(
    call,
    open.filter((row) => !closed.has(row.id)),
  );
}
