import { projectPath } from '../../../domain/projects/projectPath';
import type { Day } from '../../../domain/calendar/day';
import { formatDay } from '../../../domain/calendar/formatDay';
import { isBlocked, lagText } from '../../../domain/schedule/dependencies';
import type { DayHalf } from '../../../domain/leave/leaveChoices';
import { issueTypes } from '../../../domain/tasks/taskChoices';
import { halfWords, unusualHalf, usualHalves } from '../../../domain/tasks/taskHalves';
import { shortSummary } from '../../../domain/tasks/shortSummary';
import { closedStatus } from '../../../domain/planning/dueDays';
import type { KnownTask } from '../../entities/knownRecords';
import {
  exportedFrom,
  type CellContent,
  type CellValue,
  type Choice,
  type ColumnDefinition,
} from '../../table/view/columnDefinition';
import { blockedChoice } from '../../../domain/projects/projectTasksPath';
import { taskPath } from '../../../domain/tasks/taskPath';
import { priorityChoices, statusChoices } from './taskTones';
import './table/taskTable.css';
import { isOverdue } from '../../../domain/tasks/workState';

export type TaskColumn = ColumnDefinition<KnownTask>;
type PlainField = {
  [Field in keyof KnownTask]-?: KnownTask[Field] extends CellValue ? Field : never;
}[keyof KnownTask];

/** What a file has of a task in a column. */
const exportedTask = exportedFrom<KnownTask>();

/** A column whose file has its value, which is made of these fields. */
export const computedFrom = <Field extends keyof KnownTask>(
  fields: readonly Field[],
  value: (task: Pick<KnownTask, Field>) => CellValue,
): Pick<TaskColumn, 'value' | 'exported'> => ({ value, exported: exportedTask(fields, value) });

/** A column with a field as it is. */
export const plainField = (field: PlainField): Pick<TaskColumn, 'value' | 'exported'> =>
  computedFrom([field], (task) => task[field]);

export const assigneeExport = exportedTask(['Assignees'], (task) => task.Assignees);
export const sprintExport = exportedTask(['Sprint_id'], (task) => task.Sprint_id?.Name);

/** Text filters belong to the search box: the server searches key and summary together. */
const unfiltered = { filterable: false } as const;

// The column keys are the server's sort keys.
export const keyColumn: TaskColumn = {
  ...unfiltered,
  key: 'Task_key',
  header: 'Key',
  type: 'link',
  width: 88,
  frozen: true,
  ...plainField('Task_key'),
  cell: (task) => ({ text: task.Task_key, href: taskPath(task) }),
};

/** FMT-009: the first 50 characters at the declared width, more in a wider column. */
export const summaryColumn: TaskColumn = {
  ...unfiltered,
  key: 'Short_summary',
  header: 'Summary',
  type: 'link',
  width: 310,
  hideable: false,
  ...plainField('Short_summary'),
  cell: (task) => ({
    text: task.Short_summary,
    short: shortSummary(task.Short_summary),
    title: task.Short_summary,
    href: taskPath(task),
  }),
};

export const projectColumn: TaskColumn = {
  ...unfiltered,
  key: 'Project_name',
  header: 'Project',
  type: 'link',
  width: 160,
  ...plainField('Project_name'),
  cell: (task) => ({ text: task.Project_name, href: projectPath(task.Project_id) }),
};

export const typeColumn: TaskColumn = {
  key: 'Issue_type',
  header: 'Type',
  type: 'text',
  width: 76,
  ...plainField('Issue_type'),
  choices: issueTypes.map((type) => ({ value: type, label: type })),
};

export const priorityColumn: TaskColumn = {
  key: 'Priority',
  header: 'P',
  fullName: 'Priority',
  type: 'priority',
  width: 88,
  ...plainField('Priority'),
  choices: priorityChoices,
  editor: { choices: () => priorityChoices },
};

export const statusColumn: TaskColumn = {
  key: 'Status',
  header: 'Status',
  type: 'status',
  width: 160,
  ...plainField('Status'),
  choices: statusChoices,
  editor: { choices: () => statusChoices },
};

export const reporterColumn: TaskColumn = {
  ...unfiltered,
  key: 'Reporter',
  header: 'Reporter',
  type: 'person',
  width: 150,
  ...plainField('Reporter'),
};

export const assignedDateColumn: TaskColumn = {
  key: 'Assigned_date',
  header: 'AssignedDate',
  type: 'date',
  width: 126,
  ...plainField('Assigned_date'),
};

/** A day; its half follows where it is not the usual one. */
export function dayContent(day: Day | null | undefined, half: DayHalf | ''): CellContent {
  const text = formatDay(day);
  return half === '' ? { text } : { text, suffix: halfWords[half], title: `${text} ${half}`, description: half };
}

/** The width of a day with its half. */
export const dayWidth = 144;

/** Files have the half of a day in a column of its own, so that the day stays a day. */
const halfColumn = (
  key: 'Start_half' | 'Due_half',
  header: string,
  value: Pick<TaskColumn, 'value' | 'exported'>,
): TaskColumn => ({
  ...unfiltered,
  key,
  header,
  type: 'text',
  width: 96,
  sortable: false,
  isHiddenAtFirst: true,
  isExportedHidden: true,
  ...value,
});
export const startHalfColumn = halfColumn(
  'Start_half',
  'Start half',
  computedFrom(['Start_date', 'Start_half'], (task) => task.Start_date && (task.Start_half ?? usualHalves.start)),
);
export const dueHalfColumn = halfColumn(
  'Due_half',
  'Due half',
  computedFrom(['Due_date', 'Due_half'], (task) => task.Due_date && (task.Due_half ?? usualHalves.due)),
);

export const startDateColumn: TaskColumn = {
  ...unfiltered,
  key: 'Start_date',
  header: 'Start',
  type: 'date',
  width: dayWidth,
  sortable: false,
  isHiddenAtFirst: true,
  // With its half.
  isExportedHidden: true,
  ...plainField('Start_date'),
  cell: (task) => dayContent(task.Start_date, unusualHalf(task.Start_date, task.Start_half, 'start')),
};

const dependencyList = (ends: KnownTask['Blocked_by'] = []): string =>
  ends.map(({ Task_key, Lag_days }) => `${Task_key}${lagText(Lag_days)}`).join(', ');

/** Open tasks that wait for an open task are marked, and not by colour alone. */
export const blockedByColumn: TaskColumn = {
  key: 'Blocked_by',
  header: 'Blocked by',
  type: 'text',
  width: 140,
  sortable: false,
  isHiddenAtFirst: true,
  ...computedFrom(['Blocked_by'], (task) => dependencyList(task.Blocked_by)),
  cell: (task) => {
    const text = dependencyList(task.Blocked_by);
    return isBlocked(
      task.Status,
      (task.Blocked_by ?? []).map(({ Status }) => Status),
    )
      ? { text, className: 'db-task-blocked', title: `Waits for ${text}` }
      : { text };
  },
  choices: [{ value: blockedChoice, label: 'Blocked' }],
};

export const blocksColumn: TaskColumn = {
  ...unfiltered,
  key: 'Blocks',
  header: 'Blocks',
  type: 'text',
  width: 140,
  sortable: false,
  isHiddenAtFirst: true,
  ...computedFrom(['Blocks'], (task) => dependencyList(task.Blocks)),
};

/** FMT-010: '{n} Hr'. */
export const timeColumn: TaskColumn = {
  ...unfiltered,
  key: 'Task_duration',
  header: 'Time',
  type: 'hours',
  width: 68,
  ...plainField('Task_duration'),
};

export const dueDateColumn = (today: Day): TaskColumn => ({
  key: 'Due_date',
  header: 'Due Date',
  type: 'date',
  width: dayWidth,
  ...plainField('Due_date'),
  cell: (task) => {
    const content = dayContent(task.Due_date, unusualHalf(task.Due_date, task.Due_half, 'due'));
    // F-35: overdue and unfinished is marked, and not by colour alone.
    return isOverdue(task.Due_date, task.Status, today)
      ? { ...content, className: 'db-task-overdue', title: content.title ? `${content.title}, overdue` : 'Overdue' }
      : content;
  },
});

/** The choice for unassigned tasks. */
export const unassignedChoice: Choice = { value: '', label: 'Unassigned' };
const noSprintChoice: Choice = { value: '', label: 'No sprint' };

export interface SprintChoice extends Choice {
  readonly isClosed: boolean;
}

/** The sprints of a project as choices; closed ones are marked. */
export const toSprintChoices = (
  sprints: readonly { readonly _id: string; readonly Name: string; readonly Status?: string }[],
): SprintChoice[] =>
  sprints.map(({ _id, Name, Status }) => ({
    value: _id,
    label: Status === closedStatus ? `${Name} (closed)` : Name,
    isClosed: Status === closedStatus,
  }));

/**
 * @param members offered for the filter
 * @param assignees offered for editing in place. Default: all members
 */
export const assigneeColumn = (members: readonly Choice[], assignees = members): TaskColumn => ({
  key: 'Assignees',
  header: 'Assignees',
  type: 'person',
  width: 170,
  value: (task) => task.Employee_id ?? '',
  exported: assigneeExport,
  cell: (task) => ({ text: task.Assignees ?? '-' }),
  choices: [...members, unassignedChoice],
  editor: { choices: () => assignees },
});

export const sprintColumn = (sprints: readonly SprintChoice[]): TaskColumn => ({
  key: 'Sprint',
  header: 'Sprint',
  type: 'text',
  width: 140,
  value: (task) => task.Sprint_id?._id ?? '',
  exported: sprintExport,
  cell: (task) => ({ text: task.Sprint_id?.Name ?? '-' }),
  choices: [...sprints, noSprintChoice],
});
