import type { Day } from '../../../domain/calendar/day';
import { isPlanOverdue } from '../../../domain/planning/dueDays';
import type { Schemas } from '../../operations/call';
import type { MilestoneReportRow, SprintReportRow } from './planReportReadModel';

/** Common fields of milestones and sprints in the reports. */
const planWire = (row: MilestoneReportRow, today: Day) => ({
  _id: row.id,
  Name: row.name,
  Description: row.description,
  StartDate: row.starts_on,
  DueDate: row.due_on,
  Status: row.status as Schemas['ReportWorkStatus'],
  Project_id: {
    _id: row.project_id,
    Project_name: row.project_name,
    Project_manager: row.manager_name,
    Technical_project_manager: row.technical_manager_name,
  },
  overdue: isPlanOverdue(row.due_on, row.status, today),
});

/** A milestone of the report and the dues (FIELD-054). */
export const milestoneReportWire = (row: MilestoneReportRow, today: Day): Schemas['ReportMilestone'] =>
  planWire(row, today);

/** A sprint of the report and the dues (FIELD-055). */
export const sprintReportWire = (row: SprintReportRow, today: Day): Schemas['ReportSprint'] => ({
  ...planWire(row, today),
  Scope_type: row.scope_type,
  Milestone: row.milestone_id === null ? null : { _id: row.milestone_id, Name: row.milestone_name ?? '' },
});
