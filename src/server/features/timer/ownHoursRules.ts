import {
  hourLogMessages,
  reasonProblems,
  stretchProblems,
  type ClaimedStretch,
} from '../../../domain/timer/hourLogRules';
import { dayIn } from '../../../domain/calendar/day';
import { mayChangeInMonth } from '../../../domain/leave/leaveDecision';
import { monthOf } from '../../../domain/present-data/presentMonth';
import { closedHoursMessage, closedMonthOf, daysOfTimeEntry } from '../../../domain/timer/closedHours';
import { timingText } from '../../../domain/timer/hourLog';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { Failure, failures, mustBeValid } from '../../errors/failure';
import type { Call } from '../../operations/call';
import { closedMonthBetween, closedMonths, keepMonthsAsTheyAre } from '../../present-months/closingsReadModel';
import { mustSeeTask } from '../../visibility/visibilityReadModel';
import { overlappingHours, ownHoursById, type FinishedHoursRow, type OwnHoursRow } from './ownHoursReadModel';
import { ownHoursWire, stretchOf } from './ownHoursWire';
import { holdTask, queueTogglesOf } from './taskTimersRepository';

type HoursCall = Pick<Call<'addHourLog'>, 'caller' | 'database' | 'now' | 'services'>;

/**
 * The caller's stretch as it is stored, held so that changes of one person's hours and timers come one after the other.
 * @throws Failure 404 for one that is not the caller's, 409 with the stored one when it is not the version that was seen
 */
export async function heldHours(call: HoursCall, id: string, version: number): Promise<OwnHoursRow> {
  const { caller, database } = call;
  await queueTogglesOf(database, caller.employeeId);
  const row = await ownHoursById(database, caller.employeeId, id);
  if (row.version !== version)
    throw failures.competingEdit({ ...ownHoursWire(row, (await closedMonthsOf(call, [row])).get(row.id) ?? null) });
  return row;
}

/** The caller's closed month of a stored entry, as the screens show it; null for HR and in open months. */
export async function closedMonthsOf(
  { caller, database, now, services }: HoursCall,
  rows: readonly OwnHoursRow[],
): Promise<ReadonlyMap<string, string>> {
  const closed =
    rows.length === 0 || mayChangeInMonth({ closedMonth: monthOf(dayIn(services.companyTimeZone, now)) }, caller)
      ? []
      : await closedMonths(database);
  return new Map(
    rows.flatMap((row) => {
      const month = closedMonthOf(
        { startedAt: row.started_at, stoppedAt: row.stopped_at ?? now },
        closed,
        services.companyTimeZone,
      );
      return month === null ? [] : [[row.id, month] as const];
    }),
  );
}

/**
 * Neither what an entry was nor what it becomes may lie in a closed month, unless it is HR who changes it.
 * @throws Failure 403 naming the month
 */
export async function mustChangeHoursIn(
  { caller, database, services }: HoursCall,
  entries: readonly ClaimedStretch[],
): Promise<void> {
  for (const entry of entries) {
    const { first, last } = daysOfTimeEntry(entry, services.companyTimeZone);
    await keepMonthsAsTheyAre(database, first, last);
    const closedMonth = await closedMonthBetween(database, first, last);
    if (closedMonth === null || mayChangeInMonth({ closedMonth }, caller)) continue;
    const message = closedHoursMessage(closedMonth);
    throw new Failure(403, message, { code: 'month_closed', errors: [{ field: 'Check_In', message }] });
  }
}

/** @throws Failure 422 for a timer that still runs */
export function mustBeFinished(row: OwnHoursRow): asserts row is FinishedHoursRow {
  if (row.stopped_at === null) throw failures.invalid([{ field: 'id', message: hourLogMessages.running }]);
}

/**
 * The times and the reason of a correction, checked against the rules and against the caller's other hours.
 * @throws Failure 422 with what is wrong
 */
export async function mustBeFreeTime(
  call: HoursCall,
  stretch: ClaimedStretch,
  reason: string,
  exceptId: string | null,
  more: readonly FieldProblem[] = [],
): Promise<void> {
  const { caller, database, now, services } = call;
  mustBeValid([...stretchProblems(stretch, now), ...more, ...reasonProblems(reason)]);
  await mustChangeHoursIn(call, [stretch]);
  const other = await overlappingHours(database, caller.employeeId, stretch, exceptId);
  if (other === undefined) return;
  mustBeValid([
    {
      field: 'Check_In',
      message: hourLogMessages.overlap(`${other.key}, ${timingText(stretchOf(other), services.companyTimeZone)}`),
    },
  ]);
}

/**
 * A task that time may be logged on: one that the caller may see, and that stays while the change is made.
 * @throws Failure 404 otherwise
 */
export async function taskToLogOn(
  { caller, database }: HoursCall,
  taskId: string,
  formerId?: string,
): Promise<{ taskId: string; projectId: string; key: string }> {
  await mustSeeTask(database, caller, taskId);
  const task = await holdTask(database, taskId, formerId);
  return { taskId, projectId: task.project_id, key: task.key };
}
