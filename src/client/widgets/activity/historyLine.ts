import { isDay } from '../../../domain/calendar/day';
import { formatDay } from '../../../domain/calendar/formatDay';
import { formatHours } from '../../../domain/calendar/formatHours';
import type { HistoryEntry } from '../../api/api';

/** One entry of a history, ready to be read. */
export interface HistoryLine {
  readonly who: string;
  /** 'changed Priority', 'created this task', 'Status to InProgress'. */
  readonly what: string;
  /** Present when a value gave way to another; '' for no value. */
  readonly change?: { readonly from: string; readonly to: string };
  /** What a person added in words. */
  readonly remark?: string;
}

// The names that the forms and panels use.
const fieldLabels: Readonly<Record<string, string>> = {
  status: 'Status',
  assignee: 'Assignees',
  reporter: 'Reporter',
  priority: 'Priority',
  issue_type: 'Issue Type',
  summary: 'Short Summary',
  description: 'Description',
  sprint: 'Sprint',
  assigned_on: 'Assigned Date',
  due_on: 'Due Date',
  duration_hours: 'Task Duration',
  links: 'Linked tasks',
  files: 'Attachments',
  name: 'Project Name',
  client_name: 'Client Name',
  tech_stacks: 'Tech Stack',
  requirements: 'Client Requirement',
  project_manager: 'Project Manager',
  technical_project_manager: 'Technical Project Manager',
  awarded_on: 'Awarded Date',
  started_on: 'Start Date',
  remark: 'Remark',
  platform: 'Platform',
  project_type: 'Project Type',
  members: 'Members',
};

const labelOf = (field: string): string => fieldLabels[field] ?? field.replaceAll('_', ' ');

function readableValue(field: string, value: string | null | undefined): string {
  if (!value) return '';
  if (isDay(value)) return formatDay(value, '-');
  return field === 'duration_hours' ? formatHours(Number(value)) : value;
}

/** The sentence for an entry: who did what, from which value to which (FIELD-030). */
export function historyLine(entry: HistoryEntry): HistoryLine {
  const who = entry.Updated_by ?? entry.Created_by ?? 'Somebody';
  const remark = entry.Comments ? { remark: entry.Comments } : {};
  if (entry.Created_by !== null || entry.Task_create !== null) return { who, what: 'created this task', ...remark };
  if (entry.Current_Status !== null || entry.Privious_Status !== null) {
    return { who, what: 'changed Status', change: { from: entry.Privious_Status ?? '', to: entry.Current_Status ?? '' }, ...remark };
  }
  if (entry.Current_Assignees !== null || entry.Privious_Assignees !== null) {
    return { who, what: 'changed Assignees', change: { from: entry.Privious_Assignees ?? '', to: entry.Current_Assignees ?? '' }, ...remark };
  }
  if (entry.Field) {
    const { Field: field } = entry;
    return { who, what: `changed ${labelOf(field)}`, change: { from: readableValue(field, entry.Privious_Value), to: readableValue(field, entry.Current_Value) }, ...remark };
  }
  return { who, what: entry.Action ?? (entry.Comments ? 'remarked' : 'made a change'), ...remark };
}
