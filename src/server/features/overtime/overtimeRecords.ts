import { addDays } from '../../../domain/calendar/day';
import { instantAt } from '../../../domain/calendar/instantAt';
import { isWeekOff } from '../../../domain/calendar/weekday';
import { groupedBy } from '../../../domain/collections/groupedBy';
import { overtimeRecord, type TimeRange } from '../../../domain/overtime/overtimeRecord';
import { shiftSpan } from '../../../domain/overtime/shiftSpan';
import type { Call, Schemas } from '../../operations/call';
import { entriesOnHolidays, readPresence, readTimers } from './overtimeEvidenceReadModel';
import type { OvertimeRow } from './overtimeReadModel';
import { overtimeWire, recordWire } from './overtimeWire';

interface StoredTimeRange {
  entry_id: string;
  from: Date | null;
  to: Date | null;
}

const byEntry = (ranges: readonly StoredTimeRange[]): Map<string, TimeRange[]> =>
  groupedBy(
    ranges.flatMap(({ entry_id: id, from, to }) =>
      from === null || to === null ? [] : [{ id, from: from.getTime(), to: to.getTime() }],
    ),
    ({ id }) => id,
  );

/** When the shift of the entry's day ends; one over midnight ends the next day. */
function shiftEndMs(row: OvertimeRow, zone: string): number {
  const { begin, end } = shiftSpan(row.shift_type);
  return instantAt(end > begin ? row.work_date : addDays(row.work_date, 1), end, zone).getTime();
}

/** Adds to each entry the check-ins and timers of its day. Three queries for all rows. */
export async function withRecords(
  { caller, database, services }: Pick<Call<'listOvertimeWindow'>, 'caller' | 'database' | 'services'>,
  rows: readonly OvertimeRow[],
): Promise<Schemas['Overtime'][]> {
  const ids = rows.map((row) => row.id);
  const zone = services.companyTimeZone;
  const [present, timed, holidays] = await Promise.all([
    readPresence(database, ids),
    readTimers(database, ids, zone),
    entriesOnHolidays(database, ids),
  ]);
  const presence = byEntry(present.map((row) => ({ entry_id: row.entry_id, from: row.came_at, to: row.left_at })));
  const timers = byEntry(timed.map((row) => ({ entry_id: row.entry_id, from: row.started_at, to: row.stopped_at })));
  return rows.map((row) => {
    const isDayOff = isWeekOff(row.work_date) || holidays.has(row.id);
    const shiftEnd = isDayOff ? null : shiftEndMs(row, zone);
    const say = (ranges: readonly TimeRange[] = []): Schemas['OvertimeRecord'] =>
      recordWire(overtimeRecord(row.claimed_hours, ranges, shiftEnd));
    return {
      ...overtimeWire(row, caller),
      Face_record: say(presence.get(row.id)),
      Timer_record: say(timers.get(row.id)),
    };
  });
}
