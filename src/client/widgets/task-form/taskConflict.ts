import { formatDay } from '../../../domain/calendar/formatDay';
import { formatHours } from '../../../domain/calendar/formatHours';
import type { Task } from '../../api/api';
import type { ConflictChoices, ConflictField } from '../../ui/dialogs/conflict';
import { taskFormValues, type TaskFormValues } from './taskFormValues';

/** Two saves of one task that compete. */
export interface TaskConflict {
  /** What both started from. */
  readonly base: TaskFormValues;
  readonly mine: TaskFormValues;
  /** As the other person has saved it. */
  readonly stored: Task;
}

type ComparedField = Exclude<keyof TaskFormValues, 'files' | 'Project_id'>;

const labels: Readonly<Record<ComparedField, string>> = {
  Issue_type: 'Issue Type',
  Short_summary: 'Short Summary',
  Description: 'Description',
  Status: 'Status',
  Priority: 'Priority',
  Employee_id: 'Assignees',
  Reporter_id: 'Reporter',
  Assigned_date: 'Assigned Date',
  Due_date: 'Due Date',
  Task_duration: 'Task Duration',
  Sprint_id: 'Sprint',
  Linkissue_Taskkey: 'Link issue',
};
const fields = Object.keys(labels) as ComparedField[];

/** What a person reads for an id of the form (of a person, a sprint, a linked task). */
export type ReadableName = (field: ComparedField, id: string) => string;

function readable(values: TaskFormValues, field: ComparedField, nameOf: ReadableName): string {
  const value = values[field];
  if (typeof value !== 'string') return value.map((id) => nameOf(field, id)).join(', ');
  if (value === '') return '';
  if (field === 'Assigned_date' || field === 'Due_date') return formatDay(value, '-');
  if (field === 'Task_duration') return formatHours(Number(value));
  return field.endsWith('_id') ? nameOf(field, value) : value;
}

/** The fields of the two saves side by side, as people read them. */
export function conflictFields({ base, mine, stored }: TaskConflict, nameOf: ReadableName): ConflictField[] {
  const theirs = taskFormValues(stored);
  return fields.map((field) => ({
    key: field,
    label: labels[field],
    base: readable(base, field, nameOf),
    mine: readable(mine, field, nameOf),
    theirs: readable(theirs, field, nameOf),
    ...(field === 'Description' && { format: 'html' as const }),
  }));
}

/**
 * The values to save once every field is decided. Files do not compete: what either has added stays, what I have taken
 * off goes.
 */
export function settledTask({ base, mine, stored }: TaskConflict, choices: ConflictChoices): TaskFormValues {
  const theirs = taskFormValues(stored);
  const taken = Object.fromEntries(fields.filter((field) => choices[field] === 'theirs').map((field) => [field, theirs[field]]));
  const removed = new Set(base.files.kept.filter((file) => !mine.files.kept.some((kept) => kept.id === file.id)).map((file) => file.id));
  return { ...mine, ...taken, files: { kept: theirs.files.kept.filter((file) => !removed.has(file.id)), added: mine.files.added } };
}
