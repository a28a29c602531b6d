import type { Schemas } from '../../operations/operationTypes.gen';
import { taskNameWire } from '../../work-figures/taskNameWire';
import type { TimeEntryRow, TaskTimer } from './taskTimersReadModel';

const instant = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/**
 * An employee's timer on a task in the spelling of the contract (FIELD-031); `now` is for clients whose clock is wrong.
 */
export const taskTimerWire = (timer: TaskTimer, now: Date): Schemas['TaskTimer'] => ({
  Status: timer.started_at !== null && timer.stopped_at === null ? 'Running' : 'Stopped',
  Check_In: instant(timer.started_at),
  Check_Out: instant(timer.stopped_at),
  Task_id: timer.task_id,
  Project_id: timer.project_id,
  Task_key: timer.key,
  Short_summary: timer.summary,
  Server_time: now.toISOString(),
});

/** A time entry in the spelling of the contract (FIELD-031, F-43). */
export const timeEntryWire = (row: TimeEntryRow): Schemas['LoggedTimeEntry'] => ({
  _id: row.id,
  Status: row.stopped_at === null ? 'Running' : 'Stopped',
  Check_In: row.started_at.toISOString(),
  Check_Out: instant(row.stopped_at),
  Employee_id: {
    _id: row.employee_id,
    First_name: row.first_name,
    Last_name: row.last_name,
    Employee_code: row.employee_code,
  },
  Task_id: taskNameWire({ ...row, id: row.task_id }),
  Corrected_at: instant(row.corrected_at),
  Correction_reason: row.correction_reason,
});
