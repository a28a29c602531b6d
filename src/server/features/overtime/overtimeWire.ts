import { mayDecideOvertime } from '../../../domain/overtime/overtimeDecision';
import type { OvertimeRecord } from '../../../domain/overtime/overtimeRecord';
import type { Schemas } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import type { OvertimeRow } from './overtimeReadModel';

/** The fields of an entry for the rules of decisions. */
export const decidable = (row: OvertimeRow) => ({
  status: row.status,
  employeeId: row.employee_id,
  projectManagerId: row.project_manager_id,
  technicalProjectManagerId: row.technical_project_manager_id,
  closedMonth: row.closed_month,
});

export const projectWire = (project: {
  id: string;
  name: string;
  project_manager_id: string | null;
  technical_project_manager_id: string | null;
}): Schemas['OvertimeProject'] => ({
  _id: project.id,
  Project_name: project.name,
  Project_manager_id: project.project_manager_id,
  Technical_project_manager_id: project.technical_project_manager_id,
});

/** An entry with the caller's rights (FIELD-060). */
export const overtimeWire = (row: OvertimeRow, caller: Caller): Schemas['Overtime'] => ({
  _id: row.id,
  Overtime_date: row.work_date,
  Description: row.description,
  Project_id: projectWire({ ...row, id: row.project_id, name: row.project_name }),
  Creater_id: row.employee_id,
  Approval_Status: row.status,
  Approval_Status_Comment: row.status_comment,
  Creater: { _id: row.employee_id, First_name: row.first_name, Last_name: row.last_name, Employee_code: row.code },
  Create_at: row.created_at.toISOString(),
  Action_by: row.actor_name,
  Action_on: row.acted_at?.toISOString() ?? null,
  May_decide: mayDecideOvertime(decidable(row), caller),
  Closed_month: row.closed_month,
  Claimed_hours: row.claimed_hours,
  Version: row.version,
});

export const recordWire = ({ result, hours, shortBy }: OvertimeRecord): Schemas['OvertimeRecord'] => ({
  Result: result,
  Hours: hours,
  Short_by: shortBy,
});
