import { isDay } from '../../../domain/calendar/isDay';
import { formatDay } from '../../../domain/calendar/formatDay';
import { formatHours } from '../../../domain/calendar/formatHours';
import { deletionActions } from '../../../domain/history/historyFields';
import type { HistoryEntry } from '../../api/api';
import type { Subject } from './subject';

/** One entry of a history, prepared for display. */
export interface HistoryLine {
  readonly who: string;
  /** 'changed Priority', 'created this task'; for anything else the action as it was recorded. */
  readonly what: string;
  /** Present for a replaced value; '' for no value. */
  readonly change?: { readonly from: string; readonly to: string };
  /** Present where `what` already names the new value; '' for no value. */
  readonly former?: string;
  /** The user's comment. */
  readonly remark?: string;
}

// The labels of the forms and panels.
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
  Start_date: 'Start Date',
  Blocked_by: 'Blocked by',
  Project_name: 'Project Name',
  Client_name: 'Client Name',
  Tech_stack: 'Tech Stack',
  Client_requirement: 'Client Requirement',
  Project_manager: 'Project Manager',
  Technical_project_manager: 'Technical Project Manager',
  Project_awarded_date: 'Awarded Date',
  Project_start_date: 'Start Date',
  Project_type: 'Project Type',
  Project_description: 'Description',
  Project_member: 'Members',
  Hours: 'Hours logged',
};

const getLabel = (field: string): string => fieldLabels[field] ?? field.replaceAll('_', ' ');

/** DD-MM-YYYY is the form of the task view only. */
function readableValue(kind: Subject['kind'], field: string, value: string | null | undefined): string {
  if (!value) return '';
  const separator = kind === 'task' ? '-' : '/';
  if (isDay(value) && field !== 'Short_summary') return formatDay(value, separator);
  // A day with its half: '2026-03-02, Second Half'.
  if ((field === 'Start_date' || field === 'Due_date') && isDay(value.slice(0, 10)))
    return `${formatDay(value.slice(0, 10), separator)}${value.slice(10)}`;
  return field === 'Task_duration' ? formatHours(Number(value)) : value;
}

/** Fields with lists: the added and removed values are shown, not the whole list twice. */
const listFields = new Set([
  'Project_member',
  'Tech_stack',
  'Client_requirement',
  'Document',
  'Linkissue_Taskkey',
  'Blocked_by',
  'Blocks',
]);
const getParts = (list: string | null | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function listChange(field: string, previous: string | null | undefined, current: string | null | undefined): string {
  const before = getParts(previous);
  const after = getParts(current);
  const added = after.filter((part) => !before.includes(part));
  const removed = before.filter((part) => !after.includes(part));
  const details = [
    ...(added.length > 0 ? [`added ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`removed ${removed.join(', ')}`] : []),
  ];
  return details.length === 0 ? `changed ${getLabel(field)}` : `changed ${getLabel(field)}: ${details.join('; ')}`;
}

/** Recorded actions as verbs after a name; others are shown as recorded. */
const actionTexts: Readonly<Record<string, string>> = {
  [deletionActions.project.deleted]: 'deleted this project',
  [deletionActions.project.restored]: 'restored this project',
  [deletionActions.task.deleted]: 'deleted this task',
  [deletionActions.task.restored]: 'restored this task',
};

const actionText = (action: string | null | undefined): string | undefined => {
  if (!action) return undefined;
  // 'Status to Hold', as recorded by a client's call, has no verb.
  return actionTexts[action] ?? (action.startsWith('Status to ') ? `set ${action}` : action);
};

/** The sentence for an entry: action, old and new value (FIELD-030). */
export function historyLine(entry: HistoryEntry, kind: Subject['kind']): HistoryLine {
  const who = entry.Updated_by ?? entry.Created_by ?? 'Someone';
  const remark = entry.Comments ? { remark: entry.Comments } : {};
  if (entry.Created_by !== null || entry.Task_create !== null) return { who, what: `created this ${kind}`, ...remark };
  if (entry.Current_Status !== null || entry.Privious_Status !== null) {
    // BEH-052: the project's 'Status to {status}' already names the new status.
    if (kind === 'project' && entry.Action)
      return { who, what: `set ${entry.Action}`, former: entry.Privious_Status ?? '', ...remark };
    return {
      who,
      what: 'changed Status',
      change: { from: entry.Privious_Status ?? '', to: entry.Current_Status ?? '' },
      ...remark,
    };
  }
  if (entry.Current_Assignees !== null || entry.Privious_Assignees !== null) {
    return {
      who,
      what: 'changed Assignees',
      change: { from: entry.Privious_Assignees ?? '', to: entry.Current_Assignees ?? '' },
      ...remark,
    };
  }
  if (entry.Field) {
    const { Field: field } = entry;
    if (listFields.has(field))
      return { who, what: listChange(field, entry.Privious_Value, entry.Current_Value), ...remark };
    return {
      who,
      what: `changed ${getLabel(field)}`,
      change: {
        from: readableValue(kind, field, entry.Privious_Value),
        to: readableValue(kind, field, entry.Current_Value),
      },
      ...remark,
    };
  }
  return { who, what: actionText(entry.Action) ?? (entry.Comments ? 'remarked' : 'made a change'), ...remark };
}
