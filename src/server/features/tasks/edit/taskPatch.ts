import type { Day } from '../../../../domain/calendar/day';
import { isDay } from '../../../../domain/calendar/isDay';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { dayHalves } from '../../../../domain/leave/leaveChoices';
import { issueTypes, taskPriorities, taskStatuses } from '../../../../domain/tasks/taskChoices';
import { editedTaskProblems, taskMessages } from '../../../../domain/tasks/taskRules';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import type { HistoryField } from '../../../../domain/history/historyFields';
import { failures } from '../../../errors/failure';
import { durationHours, editedDays, noDays, optionalValue, type StoredDays } from './taskValues';
import { storedDays } from './taskSave';
import type { TaskRecord } from '../taskReadModel';
import type { TaskValues } from './taskRepository';

/** Values of a task that can be changed one by one, in the spelling of the contract. Absent values stay. */
export interface TaskPatch {
  Short_summary?: string;
  Issue_type?: string;
  Status?: string;
  Priority?: string;
  Employee_id?: string;
  Sprint_id?: string;
  Start_date?: string;
  /** Half of the start day; without it, another start day keeps the half. */
  Start_half?: string;
  Due_date?: string;
  /** Half of the due day; without it, another due day keeps the half. */
  Due_half?: string;
  Task_duration?: string;
}

const patchFields = [
  'Short_summary',
  'Issue_type',
  'Status',
  'Priority',
  'Employee_id',
  'Sprint_id',
  'Start_date',
  'Start_half',
  'Due_date',
  'Due_half',
  'Task_duration',
] as const satisfies readonly (keyof TaskPatch)[];

/** E-19: every caller who sees the task may change these; the others need Project.Edit_Task, as the form does. */
const openFields: readonly string[] = ['Status', 'Priority', 'Employee_id'];
export const needsEditFlag = (patch: TaskPatch): boolean =>
  patchFields.some((field) => patch[field] !== undefined && !openFields.includes(field));

/** The fields of a patch among those of a larger body. */
export const pickPatch = (body: TaskPatch): TaskPatch =>
  Object.fromEntries(patchFields.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])));

/** The columns that a patch sets, and the days with their halves. */
export function patchedValues(patch: TaskPatch, stored: StoredDays = noDays): Partial<TaskValues> {
  return {
    ...(patch.Short_summary !== undefined && { summary: patch.Short_summary.trim() }),
    ...(patch.Issue_type !== undefined && { issue_type: patch.Issue_type }),
    ...(patch.Status !== undefined && { status: patch.Status }),
    ...(patch.Priority !== undefined && { priority: patch.Priority }),
    ...(patch.Employee_id !== undefined && { assignee_id: patch.Employee_id || null }),
    ...(patch.Sprint_id !== undefined && { sprint_id: optionalValue(patch.Sprint_id, null) }),
    ...editedDays(patch, stored),
    ...(patch.Task_duration !== undefined && { duration_hours: durationHours(patch.Task_duration, null) }),
  };
}

const allowed: Partial<Record<keyof TaskPatch, { values: readonly string[]; message: string }>> = {
  Issue_type: { values: issueTypes, message: taskMessages.issueType },
  Status: { values: taskStatuses, message: 'Please select a status' },
  Priority: { values: taskPriorities, message: taskMessages.priority },
  Start_half: { values: dayHalves, message: taskMessages.half },
  Due_half: { values: dayHalves, message: taskMessages.half },
};

/** Unknown choices: the contract checks the fields of a form, but not those inside a JSON text. */
export const choiceProblems = (patch: TaskPatch): FieldProblem[] =>
  patchFields.flatMap((field) => {
    const value = patch[field];
    const rule = allowed[field];
    return value !== undefined && rule && !rule.values.includes(value) ? [{ field, message: rule.message }] : [];
  });

/** Problems of the patched values by the rules of the form. */
export function patchProblems(patch: TaskPatch, task: TaskRecord, today: Day): FieldProblem[] {
  const entry = { Short_summary: task.summary, Priority: task.priority, Employee_id: task.assignee_id ?? '', ...patch };
  const byForm = editedTaskProblems(entry, storedDays(task), today).filter(({ field }) =>
    patchFields.some((name) => name === field && patch[name] !== undefined),
  );
  return [...choiceProblems(patch), ...byForm];
}

/**
 * Parses one JSON text of a list of changes.
 * @returns undefined when it is not an object of texts by known names, or one of them is too long
 */
export function parsePatch(text: string): (TaskPatch & { id?: string }) | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
  const known: readonly string[] = ['id', ...patchFields];
  const entries = Object.entries(read);
  const isValid = entries.every(
    ([name, value]) =>
      known.includes(name) && typeof value === 'string' && value.length <= 300 && !value.includes('\0'),
  );
  if (!isValid) return undefined;
  const patch = Object.fromEntries(entries) as TaskPatch & { id?: string };
  const unreadable = (['Start_date', 'Due_date'] as const).filter((field) => patch[field] && !isDay(patch[field]));
  return { ...patch, ...Object.fromEntries(unreadable.map((field) => [field, 'no day'])) };
}

/**
 * The same for a field of a request.
 * @throws Failure 400 for a text that cannot be read
 */
export const readPatch = (field: string, text: string): TaskPatch & { id?: string } =>
  parsePatch(text) ?? rejectUnreadable(field);

export const rejectUnreadable = (field: string): never => {
  throw failures.malformed([{ field, message: `${field} holds a text that cannot be read` }]);
};

/** The stored values in the spelling of a patch. */
const storedPatch = (task: TaskRecord): Required<TaskPatch> => ({
  Short_summary: task.summary,
  Issue_type: task.issue_type,
  Status: task.status,
  Priority: task.priority,
  Employee_id: task.assignee_id ?? '',
  Sprint_id: task.sprint_id ?? '',
  Start_date: task.starts_on ?? '',
  Start_half: task.start_half,
  Due_date: task.due_on ?? '',
  Due_half: task.due_half,
  Task_duration: task.duration_hours === null ? '' : String(task.duration_hours),
});

const fieldNames: Readonly<Record<keyof TaskPatch, string>> = {
  Short_summary: 'Summary',
  Issue_type: 'Type',
  Status: 'Status',
  Priority: 'Priority',
  Employee_id: 'Assignee',
  Sprint_id: 'Sprint',
  Start_date: 'Start Date',
  Start_half: 'half of Start Date',
  Due_date: 'Due Date',
  Due_half: 'half of Due Date',
  Task_duration: 'Time',
};

/** A stored value in readable form. */
function readableValue(field: keyof TaskPatch, task: TaskRecord): string {
  const value = storedPatch(task)[field];
  if (value === '') return '(empty)';
  if (field === 'Employee_id') return task.assignee_name ?? value;
  if (field === 'Sprint_id') return task.sprint_name ?? value;
  return field === 'Start_date' || field === 'Due_date' ? formatDay(value) : value;
}

/**
 * What has been changed since: fields of which neither the former nor the patched value is stored.
 * @param former values that were shown of patched fields
 */
export const competingFields = (patch: TaskPatch, former: TaskPatch, task: TaskRecord): (keyof TaskPatch)[] =>
  patchFields.filter((field) => {
    const [wanted, shown, stored] = [patch[field], former[field], storedPatch(task)[field]];
    return wanted !== undefined && shown !== undefined && shown !== stored && wanted !== stored;
  });

/**
 * What a bulk change needs to store a change after all, against the values that are stored instead; undefined when these
 * are the wanted ones.
 */
export function competingEdit(patch: TaskPatch, task: TaskRecord): { Change: string; Stored: string } | undefined {
  const stored = storedPatch(task);
  const fields = patchFields.filter((field) => patch[field] !== undefined);
  if (fields.every((field) => patch[field] === stored[field])) return undefined;
  const text = (values: TaskPatch): string =>
    JSON.stringify({ id: task.id, ...Object.fromEntries(fields.map((field) => [field, values[field]])) });
  return { Change: text(patch), Stored: text(stored) };
}

/** The same in words. @param by author of the change of a field; undefined where it is not known */
export const competingProblems = (
  fields: readonly (keyof TaskPatch)[],
  task: TaskRecord,
  by: (field: keyof TaskPatch) => string | undefined,
): FieldProblem[] =>
  fields.map((field) => ({
    field,
    message: [
      `${fieldNames[field]} was changed in the meantime`,
      ...[by(field)].flatMap((author) => (author === undefined ? [] : [`by ${author}`])),
      `to: ${readableValue(field, task)}`,
    ].join(' '),
  }));

/** The field of the history that a change of the value is entered under. */
export const historyFieldByValue = {
  Short_summary: 'summary',
  Issue_type: 'issue_type',
  Status: 'status',
  Priority: 'priority',
  Employee_id: 'assignee',
  Sprint_id: 'sprint',
  Start_date: 'starts_on',
  Start_half: 'starts_on',
  Due_date: 'due_on',
  Due_half: 'due_on',
  Task_duration: 'duration_hours',
} as const satisfies Record<keyof TaskPatch, HistoryField>;

const columnFields = {
  summary: 'Short_summary',
  issue_type: 'Issue_type',
  status: 'Status',
  priority: 'Priority',
  assignee_id: 'Employee_id',
  sprint_id: 'Sprint_id',
  starts_on: 'Start_date',
  start_half: 'Start_half',
  due_on: 'Due_date',
  due_half: 'Due_half',
  duration_hours: 'Task_duration',
} as const satisfies Partial<Record<keyof TaskValues, keyof TaskPatch>>;

/** The patch that restores the columns which `set` is about to change. */
export function reversePatch(task: TaskRecord, set: Partial<TaskValues>): TaskPatch {
  const stored = storedPatch(task);
  return Object.fromEntries(
    Object.entries(columnFields).flatMap(([column, field]) =>
      Object.hasOwn(set, column) ? [[field, stored[field]]] : [],
    ),
  );
}
