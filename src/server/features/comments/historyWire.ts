import { isCreationAction, type HistoryField } from '../../../domain/history/historyFields';
import type { Schemas } from '../../operations/operationTypes.gen';
import type { HistoryRow } from './historyReadModel';

/** The contract's name of each field. */
const wireFields: Record<HistoryField, string> = {
  status: 'Status',
  assignee: 'Assignees',
  reporter: 'Reporter',
  sprint: 'Sprint_id',
  priority: 'Priority',
  issue_type: 'Issue_type',
  summary: 'Short_summary',
  description: 'Description',
  assigned_on: 'Assigned_date',
  due_on: 'Due_date',
  starts_on: 'Start_date',
  blocked_by: 'Blocked_by',
  blocks: 'Blocks',
  duration_hours: 'Task_duration',
  links: 'Linkissue_Taskkey',
  files: 'Document',
  name: 'Project_name',
  client_name: 'Client_name',
  tech_stacks: 'Tech_stack',
  requirements: 'Client_requirement',
  project_manager: 'Project_manager',
  technical_project_manager: 'Technical_project_manager',
  awarded_on: 'Project_awarded_date',
  started_on: 'Project_start_date',
  remark: 'Remark',
  platform: 'Platform',
  project_type: 'Project_type',
  members: 'Project_member',
  hours: 'Hours',
};

/** An entry of a history in the spelling of the contract (FIELD-030, B-25). */
export function historyWire(row: HistoryRow): Schemas['HistoryEntry'] {
  const isCreation = isCreationAction(row.action);
  const only = (field: HistoryField, value: string | null): string | null => (row.field === field ? value : null);
  const time = row.happened_at.toISOString();
  return {
    _id: row.id,
    User_id: row.actor_id,
    Created_by: isCreation ? row.actor_name : null,
    Updated_by: isCreation ? null : row.actor_name,
    Task_create: isCreation ? time : null,
    Privious_Status: only('status', row.previous_value),
    Current_Status: only('status', row.current_value),
    Privious_Assignees: only('assignee', row.previous_value),
    Current_Assignees: only('assignee', row.current_value),
    Comments: row.remark,
    Time: time,
    Action: row.action,
    Field: row.field === null ? null : (wireFields[row.field as HistoryField] ?? row.field),
    Privious_Value: row.previous_value,
    Current_Value: row.current_value,
  };
}
