import type { TimeEntry } from '../../../domain/timer/timeEntry';
import type { Schemas } from '../../operations/operationTypes.gen';
import { taskNameWire } from '../../work-figures/taskNameWire';
import type { OwnHoursRow } from './ownHoursReadModel';

/** A row as a time entry of the domain's rules. */
export const toTimeEntry = (row: { started_at: Date; stopped_at: Date | null }): TimeEntry => ({
  startedAt: row.started_at.toISOString(),
  stoppedAt: row.stopped_at?.toISOString() ?? null,
});

const taskAndTimes = (row: OwnHoursRow) => ({
  _id: row.id,
  Check_In: row.started_at.toISOString(),
  Check_Out: row.stopped_at?.toISOString() ?? null,
  Task_id: taskNameWire({ ...row, id: row.task_id }),
  Project_id: row.project_id,
  Version: row.version,
});

/** A time entry of the caller in the spelling of the contract. */
export const ownHoursWire = (row: OwnHoursRow, closedMonth: string | null): Schemas['OwnTimeEntry'] => ({
  ...taskAndTimes(row),
  Status: row.stopped_at === null ? 'Running' : 'Stopped',
  Project_name: row.project_name,
  Corrected_at: row.corrected_at?.toISOString() ?? null,
  Correction_reason: row.correction_reason,
  Closed_month: closedMonth,
});

/** A timer that ran beyond its day in the spelling of the contract. */
export const overrunWire = (
  row: OwnHoursRow,
  dayEnd: { at: Date; endedBy: Schemas['TimerOverrun']['Ended_by'] },
): Schemas['TimerOverrun'] => ({
  ...taskAndTimes(row),
  Day_end: dayEnd.at.toISOString(),
  Ended_by: dayEnd.endedBy,
});
