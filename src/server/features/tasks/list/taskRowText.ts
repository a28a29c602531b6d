import { hoursOfSeconds } from '../../../../domain/tasks/variance';
import type { TextRow } from '../../../database/pools/preparingPool';
import { mapWithPauses } from '../../../operations/mapWithPauses';
import type { Schemas } from '../../../operations/operationTypes.gen';
import { taskColumns } from '../taskReadModel';

type Column = (typeof taskColumns)[number];
type FieldWriter = (row: TextRow, dependencies: DependencyTexts | undefined) => string;

const cell = (column: Column): ((row: TextRow) => string | null) => {
  const index = taskColumns.indexOf(column);
  return (row) => row[index] ?? null;
};

/** Numbers are the same in JSON as in the database. */
const plain = (column: Column): FieldWriter => {
  const read = cell(column);
  return (row) => read(row) ?? 'null';
};

/** Ids, days and values of check constraints: nothing that JSON escapes. */
const quoted = (column: Column): FieldWriter => {
  const read = cell(column);
  return (row) => {
    const text = read(row);
    return text === null ? 'null' : `"${text}"`;
  };
};

const escaped = (column: Column): FieldWriter => {
  const read = cell(column);
  return (row) => JSON.stringify(read(row));
};

/** From `2024-02-29 09:30:00.123456+00`, as sessions in UTC print it, to the format of JavaScript with three fraction digits. */
const instantText = (text: string): string =>
  `"${text.slice(0, 10)}T${text.slice(11, 19)}${text.length > 22 ? `${text.slice(19, -3)}00`.slice(0, 4) : '.000'}Z"`;

const instant = (column: Column): FieldWriter => {
  const read = cell(column);
  return (row) => {
    const text = read(row);
    return text === null ? 'null' : instantText(text);
  };
};

/** The dependencies of one task, as the items of JSON lists. */
interface DependencyTexts {
  blockedBy: string;
  blocks: string;
}

/** The lists of tasks by id, from the rows of `dependencyEnds`; the same fields as `dependencyWire`. */
export function dependencyTexts(ends: readonly TextRow[]): ReadonlyMap<string, DependencyTexts> {
  const texts = new Map<string, DependencyTexts>();
  for (const [ownEnd, ownId, id, key, status, lagDays] of ends) {
    const own = texts.get(ownId ?? '') ?? { blockedBy: '', blocks: '' };
    texts.set(ownId ?? '', own);
    const list = ownEnd === 'task_id' ? 'blockedBy' : 'blocks';
    const item = `{"_id":"${id}","Task_key":${JSON.stringify(key)},"Status":"${status}","Lag_days":${lagDays}}`;
    own[list] += own[list] === '' ? item : `,${item}`;
  }
  return texts;
}

const blockedByText = (dependencies: DependencyTexts | undefined): string => `[${dependencies?.blockedBy ?? ''}]`;
const blocksText = (dependencies: DependencyTexts | undefined): string => `[${dependencies?.blocks ?? ''}]`;

const sprintId = cell('tasks.sprint_id');
const sprintName = cell('tasks.sprint_name');
const sprint: FieldWriter = (row) =>
  sprintId(row) === null ? 'null' : `{"_id":"${sprintId(row)}","Name":${JSON.stringify(sprintName(row) ?? '')}}`;

const loggedSeconds = cell('tasks.logged_seconds');
const loggedHours: FieldWriter = (row) => String(hoursOfSeconds(Number(loggedSeconds(row))));

/** A field of a task in a list. */
export type TaskField = keyof Required<Schemas['TaskRow']>;

/** The same fields as `taskRowWire`. */
const fieldWriters: { readonly [Field in TaskField]: FieldWriter } = {
  _id: quoted('tasks.id'),
  Task_key: escaped('tasks.key'),
  Issue_type: quoted('tasks.issue_type'),
  Short_summary: escaped('tasks.summary'),
  Reporter: escaped('tasks.reporter_name'),
  Reporter_id: quoted('tasks.reporter_id'),
  Assignees: escaped('tasks.assignee_name'),
  Employee_id: quoted('tasks.assignee_id'),
  Assigned_date: quoted('tasks.assigned_on'),
  Assigned_date2: quoted('tasks.assigned_on'),
  Due_date: quoted('tasks.due_on'),
  Start_date: quoted('tasks.starts_on'),
  Start_half: quoted('tasks.start_half'),
  Due_half: quoted('tasks.due_half'),
  Task_duration: plain('tasks.duration_hours'),
  Priority: quoted('tasks.priority'),
  Status: quoted('tasks.status'),
  Project_id: quoted('tasks.project_id'),
  Project_name: escaped('projects.name as project_name'),
  Project_short_name: escaped('projects.short_name as project_short_name'),
  Sprint_id: sprint,
  Version: plain('tasks.version'),
  Create_at: instant('tasks.created_at'),
  Update_at: instant('tasks.updated_at'),
  Milestone: escaped('tasks.milestone_name'),
  Closed_at: instant('tasks.closed_at'),
  Status_since: instant('tasks.status_since'),
  Logged_hours: loggedHours,
  Variance_hours: plain('tasks.variance_hours'),
  Progress_percent: plain('tasks.progress_percent'),
  Reopen_count: plain('tasks.reopen_count'),
  Comment_count: plain('tasks.comment_count'),
  Blocked_by: (_row, dependencies) => blockedByText(dependencies),
  Blocks: (_row, dependencies) => blocksText(dependencies),
};

export const isTaskField = (name: string): name is TaskField => Object.hasOwn(fieldWriters, name);

/** True for fields that need the rows of `dependencyEnds`. */
export const isDependencyField = (field: TaskField): boolean => field === 'Blocked_by' || field === 'Blocks';

const prefixedWriters = Object.keys(fieldWriters)
  .filter(isTaskField)
  .filter((field) => !isDependencyField(field))
  .map((field, index) => ({
    prefix: `${index === 0 ? '{' : ','}${JSON.stringify(field)}:`,
    write: fieldWriters[field],
  }));

/**
 * The beginning of a task as JSON, up to its dependencies, from a row whose columns begin with `taskColumns`, read as text.
 * This takes half the time of creating an object per row and serializing it, a good part of the server's time for a list of
 * a hundred rows.
 */
export function taskText(row: TextRow): string {
  const parts: string[] = [];
  for (const { prefix, write } of prefixedWriters) parts.push(prefix, write(row, undefined));
  // One flat text: a text put together with `+` keeps all its parts, and each answer would go through them again.
  return parts.join('');
}

/** A task as JSON, from `taskText`. */
export const withDependencies = (text: string, dependencies: DependencyTexts | undefined): string =>
  `${text},"Blocked_by":${blockedByText(dependencies)},"Blocks":${blocksText(dependencies)}}`;

const readId = cell('tasks.id');

/** The ids of rows whose columns begin with `taskColumns`. */
export const rowIds = (rows: readonly TextRow[]): string[] => rows.map((row) => readId(row) ?? '');

/** A JSON list of tasks, with the rows of `dependencyEnds` of their ids. */
export async function taskRowsText(rows: readonly TextRow[], ends: readonly TextRow[]): Promise<string> {
  const dependencies = dependencyTexts(ends);
  const texts = await mapWithPauses(rows, (row) =>
    withDependencies(taskText(row), dependencies.get(readId(row) ?? '')),
  );
  return `[${texts.join(',')}]`;
}

/**
 * A JSON list of tasks, each the list of the values of these fields.
 * @param ends the rows of `dependencyEnds`, when one of the fields needs them
 */
export async function taskFieldsText(
  rows: readonly TextRow[],
  ends: readonly TextRow[],
  fields: readonly TaskField[],
): Promise<string> {
  const dependencies = dependencyTexts(ends);
  const writers = fields.map((field) => fieldWriters[field]);
  const texts = await mapWithPauses(rows, (row) => {
    const ofTask = dependencies.get(readId(row) ?? '');
    return `[${writers.map((write) => write(row, ofTask)).join(',')}]`;
  });
  return `[${texts.join(',')}]`;
}
