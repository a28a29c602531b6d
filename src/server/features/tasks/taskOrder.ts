import { listDirection, type Direction, type ListDirection } from '../../database/listDirection';
import { failures } from '../../errors/failure';

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
interface Key<Column> {
  readonly column: Column;
  readonly direction: Direction;
  readonly way: ListDirection;
}

/** Columns that can be empty. */
export type EmptyableColumn = Extract<
  TaskColumn,
  `tasks.${'assignee_name' | 'reporter_name' | 'assigned_on' | 'due_on' | 'duration_hours' | 'sprint_name' | 'milestone_name' | 'closed_at' | 'variance_hours' | 'progress_percent'}`
>;
const emptyable: Record<EmptyableColumn, true> = {
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
const canBeEmpty = (column: string): column is EmptyableColumn => Object.hasOwn(emptyable, column);

/**
 * A stable order of tasks. Empty values come last in both directions, except in the first column: there they come as the
 * indexes have them, last ascending and first descending, and `hasEmptiesApart` says that they are read apart.
 */
export interface TaskOrder {
  /** Over several projects. */
  overProjects: readonly Key<TaskColumn | ProjectColumn>[];
  /** Within one project, in which the project's own columns say nothing. */
  withinProject: readonly Key<TaskColumn>[];
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

/** True for an order in which the project's own columns say nothing. */
export const isByTaskAlone = (order: TaskOrder): boolean => order.overProjects.length === order.withinProject.length;

const turned = <Column>({ column, direction }: Key<Column>, index: number): Key<Column> => {
  const back = direction === 'asc' ? 'desc' : 'asc';
  return {
    column,
    direction: back,
    way: index > 0 && back === 'asc' && canBeEmpty(column as string) ? (by) => by.asc().nullsFirst() : back,
  };
};

/** The keys by which a list is sorted, over all projects or in one. */
export const keysWithin = (
  order: TaskOrder,
  projectId: string | undefined,
): readonly Key<TaskColumn | ProjectColumn>[] => (projectId === undefined ? order.overProjects : order.withinProject);

/** True when a row of the list can be sought by its values: all keys go one way, and none but the first, whose empty values are a list of their own, is ever empty. */
export const isSeekable = ({ overProjects }: TaskOrder): boolean =>
  overProjects.every(
    ({ column, direction }, index) => direction === overProjects[0]?.direction && (index === 0 || !canBeEmpty(column)),
  );

/** The same order from its end. */
export const reversedOrder = (order: TaskOrder): TaskOrder => ({
  overProjects: order.overProjects.map(turned),
  withinProject: order.withinProject.map(turned),
});

/** The first column of an order, when tasks can be without a value in it. */
export function emptyableFirstColumn(order: TaskOrder): EmptyableColumn | undefined {
  const [first] = order.overProjects;
  return first !== undefined && canBeEmpty(first.column) ? first.column : undefined;
}

/** True when the tasks without a value in the first column have to be read apart, after the others. */
export const hasEmptiesApart = (order: TaskOrder): boolean =>
  order.overProjects[0]?.direction === 'desc' && emptyableFirstColumn(order) !== undefined;

const defaultSort = 'Update_at:desc';

const isTaskColumn = (key: Key<TaskColumn | ProjectColumn>): key is Key<TaskColumn> => key.column.startsWith('tasks.');

const keyOf = (
  column: TaskColumn | ProjectColumn,
  direction: Direction,
  index: number,
): Key<TaskColumn | ProjectColumn> => ({
  column,
  direction,
  way: listDirection(direction, index > 0 && canBeEmpty(column)),
});

/**
 * Reads `sort`: up to three keys with direction. The id ends every order, so that windows neither overlap nor leave gaps;
 * it goes in the direction of the first key, because only then one index serves both.
 * @throws Failure 400 naming `sort` for a key that does not exist
 */
export function readTaskOrder(sort: string = defaultSort): TaskOrder {
  const asked = sort.split(',').map((part) => part.split(':') as [string, Direction]);
  const unknown = asked.find(([name]) => !Object.hasOwn(columnsBySortKey, name));
  if (unknown !== undefined)
    throw failures.malformed([{ field: 'sort', message: `Tasks cannot be sorted by '${unknown[0]}'` }]);
  const keys = asked.flatMap(([name, direction]) =>
    (columnsBySortKey[name] ?? []).map((column) => [column, direction] as const),
  );
  const direction = asked[0]?.[1] ?? 'asc';
  // Within a project no index begins with the id, but one with the number, which ends an order just as well.
  const isByProjectAlone = asked.length === 1 && asked[0]?.[0] === 'Project_name';
  const ending = [
    ...(isByProjectAlone ? [['tasks.number', direction] as const] : []),
    ['tasks.id', direction] as const,
  ];
  const onceEach = [...keys, ...ending].filter(
    ([column], index, all) => all.findIndex(([other]) => other === column) === index,
  );
  const overProjects = onceEach.map(([column, way], index) => keyOf(column, way, index));
  return { overProjects, withinProject: overProjects.filter(isTaskColumn) };
}
