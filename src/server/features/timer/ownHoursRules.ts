import { hourLogMessages, reasonProblems, stretchProblems, type ClaimedStretch } from '../../../domain/timer/hourLogRules';
import { timingText } from '../../../domain/timer/hourLog';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { failures, mustBeValid } from '../../errors/failure';
import type { Call } from '../../operations/call';
import { mustSeeTask } from '../../visibility/visibilityReadModel';
import { overlappingHours, ownHoursById, type FinishedHoursRow, type OwnHoursRow } from './ownHoursReadModel';
import { ownHoursWire, stretchOf } from './ownHoursWire';
import { holdTask, queueTogglesOf } from './taskTimersRepository';

type HoursCall = Pick<Call<'addHourLog'>, 'caller' | 'database' | 'now' | 'services'>;

/**
 * The caller's stretch as it is stored, held so that changes of one person's hours and timers come one after the other.
 * @throws Failure 404 for one that is not the caller's, 409 with the stored one when it is not the version that was seen
 */
export async function heldHours({ caller, database }: HoursCall, id: string, version: number): Promise<OwnHoursRow> {
  await queueTogglesOf(database, caller.employeeId);
  const row = await ownHoursById(database, caller.employeeId, id);
  if (row.version !== version) throw failures.competingEdit({ ...ownHoursWire(row) });
  return row;
}

/** @throws Failure 422 for a timer that still runs */
export function mustBeFinished(row: OwnHoursRow): asserts row is FinishedHoursRow {
  if (row.stopped_at === null) throw failures.invalid([{ field: 'id', message: hourLogMessages.running }]);
}

/**
 * The times and the reason of a correction, checked against the rules and against the caller's other hours.
 * @throws Failure 422 with what is wrong
 */
export async function mustBeFreeTime(call: HoursCall, stretch: ClaimedStretch, reason: string, exceptId: string | null, more: readonly FieldProblem[] = []): Promise<void> {
  const { caller, database, now, services } = call;
  mustBeValid([...stretchProblems(stretch, now), ...more, ...reasonProblems(reason)]);
  const other = await overlappingHours(database, caller.employeeId, stretch, exceptId);
  if (other === undefined) return;
  mustBeValid([{ field: 'Check_In', message: hourLogMessages.overlap(`${other.key}, ${timingText(stretchOf(other), services.companyTimeZone)}`) }]);
}

/**
 * A task that time may be logged on: one that the caller may see, and that stays while the change is made.
 * @throws Failure 404 otherwise
 */
export async function taskToLogOn({ caller, database }: HoursCall, taskId: string, formerId?: string): Promise<{ taskId: string; projectId: string; key: string }> {
  await mustSeeTask(database, caller, taskId);
  const task = await holdTask(database, taskId, formerId);
  return { taskId, projectId: task.project_id, key: task.key };
}
