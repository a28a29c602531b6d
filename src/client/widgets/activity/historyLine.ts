import { isDay } from '../../../domain/calendar/day';
import { formatDay } from '../../../domain/calendar/formatDay';
import { formatHours } from '../../../domain/calendar/formatHours';
import type { HistoryEntry } from '../../api/api';
import type { Subject } from './subject';

/** One entry of a history, ready to be read. */
export interface HistoryLine {
  readonly who: string;
  /** 'changed Priority', 'created this task'; for anything else the action as it was recorded. */
  readonly what: string;
  /** Present when a value gave way to another; '' for no value. */
  readonly change?: { readonly from: string; readonly to: string };
  /** What a person added in words. */
  readonly remark?: string;
}

// The names that the forms and panels use.
const fieldLabels: Readonly<Record<string, string>> = {
  Status: 'Status',
  Assignees: 'Assignees',
  Sprint_id: 'Sprint',
  Task_duration: 'Task Duration',
  Linkissue_Taskkey: 'Linked tasks',
  Document: 'Attachments',
  Issue_type: 'Issue Type',
  Short_summary: 'Short Summary',
  Assigned_date: 'Assigned Date',
  Due_date: 'Due Date',
  Project_name: 'Project Name',
  Client_name: 'Client Name',
  Tech_stack: 'Tech Stack',
  Client_requirement: 'Client Requirement',
  Project_manager: 'Project Manager',
  Technical_project_manager: 'Technical Project Manager',
  Project_awarded_date: 'Awarded Date',
  Project_start_date: 'Start Date',
  Project_type: 'Project Type',
  Project_member: 'Members',
};

const labelOf = (field: string): string => fieldLabels[field] ?? field.replaceAll('_', ' ');

function readableValue(field: string, value: string | null | undefined): string {
  if (!value) return '';
  if (isDay(value)) return formatDay(value, '-');
  return field === 'Task_duration' ? formatHours(Number(value)) : value;
}

/** The sentence for an entry: who did what, from which value to which (FIELD-030). */
export function historyLine(entry: HistoryEntry, kind: Subject['kind']): HistoryLine {
  const who = entry.Updated_by ?? entry.Created_by ?? 'Somebody';
  const remark = entry.Comments ? { remark: entry.Comments } : {};
  if (entry.Created_by !== null || entry.Task_create !== null) return { who, what: `created this ${kind}`, ...remark };
  if (entry.Current_Status !== null || entry.Privious_Status !== null) {
    // BEH-052: what was recorded for a project reads 'Status to {status}'.
    return { who, what: kind === 'project' && entry.Action ? entry.Action : 'changed Status', change: { from: entry.Privious_Status ?? '', to: entry.Current_Status ?? '' }, ...remark };
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
