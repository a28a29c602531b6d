import { secondHalfBeginsAt } from '../../../domain/attendance/workDate';
import { addDays } from '../../../domain/calendar/day';
import { instantAt } from '../../../domain/calendar/instantAt';
import { groupedBy } from '../../../domain/collections/groupedBy';
import { overtimeRecord, type TimeRange } from '../../../domain/overtime/overtimeRecord';
import { shiftSpan } from '../../../domain/overtime/shiftSpan';
import type { WorkedDay } from '../../../domain/working-plan/workedShare';
import type { Call, Schemas } from '../../operations/call';
import { evidenceOfEntries } from './overtimeEvidenceReadModel';
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

/**
 * When the work of the entry's day ends: with the shift, where one over midnight ends the next day, or with the first half
 * when the second is off; null on a day off.
 */
function workEndMs(row: OvertimeRow, worked: WorkedDay, zone: string): number | null {
  if (worked.share === 0) return null;
  if (!worked.halves.second) return instantAt(row.work_date, secondHalfBeginsAt, zone).getTime();
  const { begin, end } = shiftSpan(row.shift_type);
  return instantAt(end > begin ? row.work_date : addDays(row.work_date, 1), end, zone).getTime();
}

type RecordsCall = Pick<Call<'listOvertimeWindow'>, 'caller' | 'database' | 'services'>;

/**
 * Reads the check-ins and timers of the days of entries, which may be read at the same time: with four queries for all.
 * @returns an entry with those of its day
 */
export async function readRecords(
  { caller, database, services }: RecordsCall,
  ids: readonly string[],
): Promise<(row: OvertimeRow) => Schemas['Overtime']> {
  const zone = services.companyTimeZone;
  const evidence = await evidenceOfEntries(database, ids, zone);
  const presence = byEntry(
    evidence.presence.map((row) => ({ entry_id: row.entry_id, from: row.came_at, to: row.left_at })),
  );
  const timers = byEntry(
    evidence.timers.map((row) => ({ entry_id: row.entry_id, from: row.started_at, to: row.stopped_at })),
  );
  return (row) => {
    const workEnd = workEndMs(row, evidence.getWorkedDay(row), zone);
    const say = (ranges: readonly TimeRange[] = []): Schemas['OvertimeRecord'] =>
      recordWire(overtimeRecord(row.claimed_hours, ranges, workEnd));
    return {
      ...overtimeWire(row, caller),
      Face_record: say(presence.get(row.id)),
      Timer_record: say(timers.get(row.id)),
    };
  };
}

/** Adds to each entry the check-ins and timers of its day. */
export const withRecords = async (call: RecordsCall, rows: readonly OvertimeRow[]): Promise<Schemas['Overtime'][]> =>
  rows.length === 0
    ? []
    : rows.map(
        await readRecords(
          call,
          rows.map(({ id }) => id),
        ),
      );
