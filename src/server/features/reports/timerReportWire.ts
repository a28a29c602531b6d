import type { Schemas } from '../../operations/operationTypes.gen';
import { taskNameWire } from '../../work-figures/taskNameWire';
import type { TimerEntryRow } from './timerReportReadModel';

/** An entry of the task timer report in the spelling of the contract (FIELD-056). */
export const timerEntryWire = (row: TimerEntryRow): Schemas['ReportTimerEntry'] => ({
  _id: row.id,
  Employee_id: { _id: row.employee_id, First_name: row.first_name, Last_name: row.last_name },
  Project_id: { _id: row.project_id, Project_name: row.project_name },
  Task_id: taskNameWire({ ...row, id: row.task_id }),
  Check_In: row.started_at.toISOString(),
  Check_Out: row.stopped_at === null ? null : row.stopped_at.toISOString(),
  Status: row.stopped_at === null ? 'Running' : 'Stopped',
});
