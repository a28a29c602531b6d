import type { DayHalf } from '../../../../domain/leave/leaveChoices';
import { usualHalves } from '../../../../domain/tasks/taskHalves';
import { attachmentNames, type AttachmentChanges } from '../../../attachments/attachmentChanges';
import { changedFields, readableList, readableText, type FieldComparison } from '../../../history/changedFields';
import type { FieldChange } from '../../../history/historyEntry';
import type { LinkChanges } from '../links/taskLinks';
import type { TaskRecord } from '../taskReadModel';
import type { TaskValues } from './taskRepository';
import type { StoredTask, TaskNames, TaskSave } from './taskSave';

const hours = (value: number | null): string | null => (value === null ? null : String(value));

type HalfDay = readonly [day: string | null, half: DayHalf];

/** A day with its half where it is not the usual one, or is all that changes: '2026-03-02, Second Half'. */
function dayComparison(
  field: 'starts_on' | 'due_on',
  before: HalfDay,
  after: HalfDay,
  usualHalf: DayHalf,
): FieldComparison {
  const isHalfChange = before[0] === after[0] && before[1] !== after[1];
  const text = ([day, half]: HalfDay): string | null =>
    day === null || (half === usualHalf && !isHalfChange) ? day : `${day}, ${half}`;
  return { field, before: text(before), after: text(after) };
}

/** The changes of a task for its history (BEH-054, BEH-055). */
export const valueChanges = (task: TaskRecord, values: TaskValues, names: TaskNames): FieldChange[] =>
  changedFields([
    { field: 'status', before: task.status, after: values.status },
    {
      field: 'assignee',
      before: task.assignee_id,
      after: values.assignee_id,
      shown: { before: task.assignee_name, after: names.assignee },
    },
    { field: 'priority', before: task.priority, after: values.priority },
    { field: 'issue_type', before: task.issue_type, after: values.issue_type },
    { field: 'summary', before: task.summary, after: values.summary },
    {
      field: 'description',
      before: task.description,
      after: values.description,
      shown: { before: readableText(task.description), after: readableText(values.description) },
    },
    {
      field: 'reporter',
      before: task.reporter_id,
      after: values.reporter_id,
      shown: { before: task.reporter_name, after: names.reporter },
    },
    {
      field: 'sprint',
      before: task.sprint_id,
      after: values.sprint_id,
      shown: { before: task.sprint_name, after: names.sprint },
    },
    { field: 'assigned_on', before: task.assigned_on, after: values.assigned_on },
    dayComparison(
      'starts_on',
      [task.starts_on, task.start_half],
      [values.starts_on, values.start_half],
      usualHalves.start,
    ),
    dayComparison('due_on', [task.due_on, task.due_half], [values.due_on, values.due_half], usualHalves.due),
    { field: 'duration_hours', before: hours(task.duration_hours), after: hours(values.duration_hours) },
  ]);

const linkComparison = ({ before, after }: LinkChanges): FieldComparison => {
  const ids = (tasks: LinkChanges['before']): string =>
    tasks
      .map((task) => task.id)
      .sort()
      .join(',');
  const keys = (tasks: LinkChanges['before']): string | null => readableList(tasks.map((task) => task.key));
  return {
    field: 'links',
    before: ids(before),
    after: ids(after),
    shown: { before: keys(before), after: keys(after) },
  };
};

function fileChanges(files: StoredTask['files'], changed: AttachmentChanges): FieldChange[] {
  if (changed.droppedIds.length === 0 && changed.added.length === 0) return [];
  return [
    {
      field: 'files',
      previous: readableList(files.map((file) => file.name)),
      current: readableList(attachmentNames(changed)),
    },
  ];
}

export const taskFieldChanges = (stored: StoredTask, save: TaskSave): FieldChange[] => [
  ...valueChanges(stored.task, save.values, save.names),
  ...changedFields([linkComparison(save.links)]),
  ...fileChanges(stored.files, save.attachments),
];
