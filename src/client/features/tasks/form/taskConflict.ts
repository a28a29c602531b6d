import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { comparedFields, settledFiles, type Comparison } from '../../../widgets/competing-edit/comparedFields';
import type { TaskFormValues } from './taskFormValues';

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
  Start_date: 'Start Date',
  Start_half: 'Starts with',
  Due_date: 'Due Date',
  Due_half: 'Ends with',
  Task_duration: 'Task Duration',
  Sprint_id: 'Sprint',
  Linkissue_Taskkey: 'Link issue',
};
const fields = Object.keys(labels) as ComparedField[];

/** The display text of an id in the form (of a person, a sprint, a linked task). */
export type ReadableName = (field: ComparedField, id: string) => string;

function readable(values: TaskFormValues, field: ComparedField, getName: ReadableName): string {
  const value = values[field];
  if (typeof value !== 'string') return value.map((id) => getName(field, id)).join(', ');
  if (value === '') return '';
  if (field === 'Assigned_date' || field === 'Start_date' || field === 'Due_date') return formatDay(value, '-');
  if (field === 'Task_duration') return formatHours(Number(value));
  return field.endsWith('_id') ? getName(field, value) : value;
}

/** The two versions of a task side by side, as display texts. */
export function comparedTask(getName: ReadableName): Comparison<TaskFormValues> {
  const { compare, settle } = comparedFields<TaskFormValues>(
    fields.map((key) => ({
      key,
      label: labels[key],
      text: (values) => readable(values, key, getName),
      ...(key === 'Description' && { format: 'html' as const }),
    })),
  );
  return {
    compare,
    settle: (sides, choices) => ({
      ...settle(sides, choices),
      files: settledFiles({ base: sides.base.files, mine: sides.mine.files, theirs: sides.theirs.files }),
    }),
  };
}
