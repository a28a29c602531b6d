import { listDirection, type Direction, type ListDirection } from '../../../database/listDirection';
import { failures } from '../../../errors/failure';

type TaskColumn =
  | 'tasks.number'
  | 'tasks.summary'
  | 'tasks.issue_type'
  | 'tasks.priority_rank'
  | 'tasks.status_rank'
  | 'tasks.assignee_name'
  | 'tasks.reporter_name'
  | 'tasks.assigned_on'
  | 'tasks.due_on'
  | 'tasks.duration_hours'
  | 'tasks.sprint_name'
  | 'tasks.updated_at'
  | 'tasks.milestone_name'
  | 'tasks.closed_at'
  | 'tasks.status_since'
  | 'tasks.logged_seconds'
  | 'tasks.variance_hours'
  | 'tasks.progress_percent'
  | 'tasks.reopen_count'
  | 'tasks.comment_count'
  | 'tasks.id';
type ProjectColumn = 'projects.short_name' | 'projects.name';
interface SortKey<Column> {
  readonly column: Column;
  readonly direction: Direction;
  readonly sqlDirection: ListDirection;
}

export type NullableColumn = Extract<
  TaskColumn,
  `tasks.${'assignee_name' | 'reporter_name' | 'assigned_on' | 'due_on' | 'duration_hours' | 'sprint_name' | 'milestone_name' | 'closed_at' | 'variance_hours' | 'progress_percent'}`
>;
const nullableColumns: Record<NullableColumn, true> = {
  'tasks.assignee_name': true,
  'tasks.reporter_name': true,
  'tasks.assigned_on': true,
  'tasks.due_on': true,
  'tasks.duration_hours': true,
  'tasks.sprint_name': true,
  'tasks.milestone_name': true,
  'tasks.closed_at': true,
  'tasks.variance_hours': true,
  'tasks.progress_percent': true,
};
const isNullable = (column: string): column is NullableColumn => Object.hasOwn(nullableColumns, column);

/**
 * A stable order of tasks. Empty values come last in both directions, except in the first column: there they come as in the
 * indexes, last ascending and first descending, and `readsNullsSeparately` corrects it.
 */
export interface TaskOrder {
  /** Orders with the same text are the same. */
  text: string;
  /** Over several projects. */
  overProjects: readonly SortKey<TaskColumn | ProjectColumn>[];
  /** Within one project, where the project's own columns are constant. */
  withinProject: readonly SortKey<TaskColumn>[];
}

const columnsBySortKey: Record<string, readonly (TaskColumn | ProjectColumn)[]> = {
  Task_key: ['projects.short_name', 'tasks.number'],
  Short_summary: ['tasks.summary'],
  Issue_type: ['tasks.issue_type'],
  Priority: ['tasks.priority_rank'],
  Status: ['tasks.status_rank'],
  Assignees: ['tasks.assignee_name'],
  Reporter: ['tasks.reporter_name'],
  Assigned_date: ['tasks.assigned_on'],
  Due_date: ['tasks.due_on'],
  Task_duration: ['tasks.duration_hours'],
  Project_name: ['projects.name'],
  Sprint: ['tasks.sprint_name'],
  Update_at: ['tasks.updated_at'],
  Milestone: ['tasks.milestone_name'],
  Closed_at: ['tasks.closed_at'],
  Status_since: ['tasks.status_since'],
  Logged_hours: ['tasks.logged_seconds'],
  Variance_hours: ['tasks.variance_hours'],
  Progress_percent: ['tasks.progress_percent'],
  Reopen_count: ['tasks.reopen_count'],
  Comment_count: ['tasks.comment_count'],
};

/** What the lists of tasks can be sorted by. */
export const taskSortKeys: readonly string[] = Object.keys(columnsBySortKey);

/** True for orders without columns of the project. */
export const hasOnlyTaskColumns = (order: TaskOrder): boolean =>
  order.overProjects.length === order.withinProject.length;

const reversedKey = <Column>({ column, direction }: SortKey<Column>, index: number): SortKey<Column> => {
  const reversed = direction === 'asc' ? 'desc' : 'asc';
  return {
    column,
    direction: reversed,
    sqlDirection:
      index > 0 && reversed === 'asc' && isNullable(column as string) ? (by) => by.asc().nullsFirst() : reversed,
  };
};

export const sortKeys = (order: TaskOrder, isInProject: boolean): readonly SortKey<TaskColumn | ProjectColumn>[] =>
  isInProject ? order.withinProject : order.overProjects;

/** True when a row can be found by its sort values: all keys have one direction, and only the first, whose empty values are a separate section, can be empty. */
export const isSeekable = ({ overProjects }: TaskOrder): boolean =>
  overProjects.every(
    ({ column, direction }, index) => direction === overProjects[0]?.direction && (index === 0 || !isNullable(column)),
  );

export const reversedOrder = (order: TaskOrder): TaskOrder => ({
  text: `${order.text} reversed`,
  overProjects: order.overProjects.map(reversedKey),
  withinProject: order.withinProject.map(reversedKey),
});

export function nullableFirstColumn(order: TaskOrder): NullableColumn | undefined {
  const [first] = order.overProjects;
  return first !== undefined && isNullable(first.column) ? first.column : undefined;
}

/** True when the tasks without a value in the first column are read separately, after the others. */
export const readsNullsSeparately = (order: TaskOrder): boolean =>
  order.overProjects[0]?.direction === 'desc' && nullableFirstColumn(order) !== undefined;

const defaultSort = 'Update_at:desc';

const isTaskColumn = (key: SortKey<TaskColumn | ProjectColumn>): key is SortKey<TaskColumn> =>
  key.column.startsWith('tasks.');

const sortKey = (
  column: TaskColumn | ProjectColumn,
  direction: Direction,
  index: number,
): SortKey<TaskColumn | ProjectColumn> => ({
  column,
  direction,
  sqlDirection: listDirection(direction, index > 0 && isNullable(column)),
});

/**
 * Parses `sort`: up to three keys with direction. The id is the last key of every order, so that windows neither overlap
 * nor leave gaps; it has the direction of the first key, because only then one index serves both.
 * @throws Failure 400 naming `sort` for a key that does not exist
 */
export function readTaskOrder(sort: string = defaultSort): TaskOrder {
  const requested = sort.split(',').map((part) => part.split(':') as [string, Direction]);
  const unknown = requested.find(([name]) => !Object.hasOwn(columnsBySortKey, name));
  if (unknown !== undefined)
    throw failures.malformed([{ field: 'sort', message: `Tasks cannot be sorted by '${unknown[0]}'` }]);
  const keys = requested.flatMap(([name, direction]) =>
    (columnsBySortKey[name] ?? []).map((column) => [column, direction] as const),
  );
  const direction = requested[0]?.[1] ?? 'asc';
  // Within a project no index begins with the id, but one with the number, which is as unique.
  const isByProjectOnly = requested.length === 1 && requested[0]?.[0] === 'Project_name';
  const tieBreakers = [
    ...(isByProjectOnly ? [['tasks.number', direction] as const] : []),
    ['tasks.id', direction] as const,
  ];
  const distinct = [...keys, ...tieBreakers].filter(
    ([column], index, all) => all.findIndex(([other]) => other === column) === index,
  );
  const overProjects = distinct.map(([column, keyDirection], index) => sortKey(column, keyDirection, index));
  return {
    text: overProjects.map(({ column, direction: columnDirection }) => `${column} ${columnDirection}`).join(', '),
    overProjects,
    withinProject: overProjects.filter(isTaskColumn),
  };
}
