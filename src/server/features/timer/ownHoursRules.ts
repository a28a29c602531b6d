import { dayIn, type Day } from '../../../domain/calendar/day';
import { joiningProblems } from '../../../domain/employees/beforeJoining';
import {
  timeEntryMessages,
  reasonProblems,
  timeEntryProblems,
  type CompletedTimeEntry,
} from '../../../domain/timer/timeEntryRules';
import { mayChangeClosedMonths } from '../../../domain/present-data/closedMonth';
import { firstClosedMonth, daysOfTimeEntry } from '../../../domain/timer/closedHours';
import { timingText } from '../../../domain/timer/timeEntry';
import { allInOrder } from '../../database/transactions/allInOrder';
import { isRecordId } from '../../database/isRecordId';
import { sendTogether } from '../../database/sendTogether';
import { sendWithNext } from '../../database/transactions/sendWithNext';
import { failures, mustBeValid } from '../../errors/failure';
import type { Call } from '../../operations/call';
import { closedMonths, closedMonthsStatement, lockMonths, toMonths } from '../../present-months/closingsReadModel';
import { mustBeAllowedInMonth } from '../../present-months/mustBeAllowedInMonth';
import { mustSeeTask } from '../../visibility/visibilityReadModel';
import { overlappingHoursStatement, ownHoursById, type FinishedHoursRow, type OwnHoursRow } from './ownHoursReadModel';
import { ownHoursWire, toTimeEntry } from './ownHoursWire';
import { lockTask, lockTasksStatement, lockToggles } from './taskTimersRepository';

/** Of the caller. */
interface Joined {
  readonly joined_on: Day | null;
}

export type HoursCall = Pick<Call<'addTimeEntry'>, 'caller' | 'database' | 'now' | 'services'>;

/**
 * The caller's stored time entry, locked so that changes of one employee's hours and timers wait for each other; then its
 * task and the one to which it is moved. Months are locked after tasks, as everywhere.
 * @throws Failure 401, 404 for an entry of others, 409 with the stored one when its version is not the displayed one
 */
export async function lockedTimeEntry(
  call: HoursCall,
  { id, Version, Task_id }: { readonly id: string; readonly Version: number; readonly Task_id?: string },
): Promise<OwnHoursRow & Joined> {
  const { caller, database } = call;
  const [{ joined_on }, row] = await allInOrder([
    lockToggles(database, caller.employeeId),
    ownHoursById(database, caller.employeeId, id),
  ]);
  if (row.version !== Version)
    throw failures.competingEdit({ ...ownHoursWire(row, (await closedMonthFinder(call, [row])).get(row.id) ?? null) });
  const ids = Task_id !== undefined && isRecordId(Task_id) ? [row.task_id, Task_id] : [row.task_id];
  await sendWithNext(database, lockTasksStatement(database, { ids }));
  return { ...row, joined_on };
}

/** The closed month of a stored entry for the screens; null for HR and in open months. */
export async function closedMonthFinder(
  call: HoursCall,
  rows: readonly OwnHoursRow[],
): Promise<ReadonlyMap<string, string>> {
  return shownClosedMonths(call, rows, rows.length === 0 ? [] : await closedMonths(call.database));
}

/**
 * The result of `closedMonthFinder`, by the ids of the entries.
 * @param closed all closed months
 */
export function shownClosedMonths(
  { caller, now, services }: HoursCall,
  rows: readonly OwnHoursRow[],
  closed: readonly string[],
): ReadonlyMap<string, string> {
  if (mayChangeClosedMonths(caller)) return new Map();
  return new Map(
    rows.flatMap((row) => {
      const month = firstClosedMonth(
        { startedAt: row.started_at, stoppedAt: row.stopped_at ?? now },
        closed,
        services.companyTimeZone,
      );
      return month === null ? [] : [[row.id, month] as const];
    }),
  );
}

/**
 * @param storedAt the stored start of a corrected entry
 * @throws Failure 422 for an entry that begins before the day on which the caller joined, unless it is stored on that day
 */
export function mustNotPrecedeJoining(
  { services: { companyTimeZone } }: HoursCall,
  { startedAt }: CompletedTimeEntry,
  person: Joined,
  storedAt?: Date,
): void {
  const storedDay = storedAt && dayIn(companyTimeZone, storedAt);
  mustBeValid(joiningProblems('Check_In', dayIn(companyTimeZone, startedAt), person, 'hours', storedDay));
}

/** @throws Failure 403 naming the month, when an entry lies in a closed one and the caller is not HR */
export function mustBeOpen(
  { caller, services }: HoursCall,
  entry: CompletedTimeEntry,
  closed: readonly string[],
): void {
  const closedMonth = firstClosedMonth(entry, closed, services.companyTimeZone);
  mustBeAllowedInMonth(closedMonth, caller, { field: 'Check_In', records: 'hours' });
}

/**
 * Neither the old nor the new times may be in a closed month, except for HR.
 * @throws Failure 403 naming the month
 */
export async function mustBeAllowedToChangeHours(
  call: HoursCall,
  entries: readonly CompletedTimeEntry[],
): Promise<void> {
  const { database, services } = call;
  // The months of all entries in one statement: its order is the same for every caller.
  const spans = entries.map((entry) => daysOfTimeEntry(entry, services.companyTimeZone));
  const [, [closed]] = await allInOrder([
    lockMonths(database, spans),
    sendTogether(database, [closedMonthsStatement(database, {})]),
  ]);
  for (const entry of entries) mustBeOpen(call, entry, toMonths(closed));
}

/** @throws Failure 422 for a running timer */
export function mustBeFinished(row: OwnHoursRow): asserts row is FinishedHoursRow {
  if (row.stopped_at === null) throw failures.invalid([{ field: 'id', message: timeEntryMessages.running }]);
}

/**
 * The new times and the reason of a correction, checked against the rules, the closed months and the caller's other time
 * entries.
 * @throws Failure 422 with what is wrong, 403 when old or new times are in a closed month
 */
export async function mustBeValidCorrection(
  call: HoursCall,
  stored: FinishedHoursRow & Joined,
  entry: CompletedTimeEntry,
  reason: string,
): Promise<void> {
  const { caller, database, now } = call;
  mustBeValid([...timeEntryProblems(entry, now), ...reasonProblems(reason)]);
  mustNotPrecedeJoining(call, entry, stored, stored.started_at);
  const [, [other]] = await allInOrder([
    mustBeAllowedToChangeHours(call, [{ startedAt: stored.started_at, stoppedAt: stored.stopped_at }, entry]),
    overlappingHoursStatement(database, {
      employeeId: caller.employeeId,
      ...entry,
      exceptId: stored.id,
    }).execute(),
  ]);
  mustNotOverlap(call, other);
}

/** @throws Failure 422 naming the entry that overlaps */
export function mustNotOverlap({ services }: HoursCall, other: OwnHoursRow | undefined): void {
  if (other === undefined) return;
  mustBeValid([
    {
      field: 'Check_In',
      message: timeEntryMessages.overlap(`${other.key}, ${timingText(toTimeEntry(other), services.companyTimeZone)}`),
    },
  ]);
}

/**
 * A visible task for a time entry, locked against deletion.
 * @throws Failure 404 otherwise
 */
export async function lockLoggableTask(
  { caller, database }: HoursCall,
  taskId: string,
  formerId?: string,
): Promise<{ taskId: string; projectId: string; key: string }> {
  if (!isRecordId(taskId)) throw failures.notFound('Task');
  const [, task] = await allInOrder([mustSeeTask(database, caller, taskId), lockTask(database, taskId, formerId)]);
  return { taskId, projectId: task.project_id, key: task.key };
}
