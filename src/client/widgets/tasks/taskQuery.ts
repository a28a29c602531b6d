import { issueTypes } from '../../../domain/tasks/taskChoices';
import type { ListTasksApiArg } from '../../api/api';
import type { SortKey, TableView } from '../../ui/table/tableView';

/** What a task list asks the server for, without the window. */
export type TaskQuery = Omit<ListTasksApiArg, 'offset' | 'limit'>;

/** The server takes no more sort keys. */
const maximumSortKeys = 3;
/** The server searches for no longer text. */
const maximumSearchLength = 100;
const isIssueType = (value: string): boolean => issueTypes.some((type) => type === value);
/** Stands for tasks outside every sprint or milestone, and for those of nobody. */
const none = 'none';

function valuesOf(view: TableView, column: string): string[] {
  const filter = view.filters[column];
  return filter?.kind === 'choices' ? [...filter.values] : [];
}

const listOf = (values: readonly string[]): string | undefined => (values.length === 0 ? undefined : values.join(','));

function daysOf(view: TableView, column: string): { from?: string; to?: string } {
  const filter = view.filters[column];
  return filter?.kind === 'dates' ? filter : {};
}

type Bounds<Name extends string> = Partial<Record<`${Name}Min` | `${Name}Max`, number>>;

function boundsOf<Name extends string>(view: TableView, column: string, name: Name): Bounds<Name> {
  const filter = view.filters[column];
  return (filter?.kind === 'numbers' ? { [`${name}Min`]: filter.min, [`${name}Max`]: filter.max } : {}) as Bounds<Name>;
}

/** Columns that count days sort by the day they count from or to; the longer ago, the more days. */
function sortKeyOf({ key, direction }: SortKey): string {
  if (key === 'Days_in_status') return `Status_since:${direction === 'asc' ? 'desc' : 'asc'}`;
  return `${key === 'Slack' ? 'Due_date' : key}:${direction}`;
}

/** What a screen sets besides the table. */
export type TaskScope = Pick<TaskQuery, 'scope' | 'projectId' | 'preset'>;

/** The query for what a table of tasks shows; its column keys are the server's sort keys. */
export function taskQueryOf(view: TableView, within: TaskScope): TaskQuery {
  const due = daysOf(view, 'Due_date');
  const assigned = daysOf(view, 'Assigned_date');
  const closed = daysOf(view, 'Closed_at');
  const query: TaskQuery = {
    ...within,
    q: view.search.trim().slice(0, maximumSearchLength) || undefined,
    status: listOf(valuesOf(view, 'Status')),
    priority: listOf(valuesOf(view, 'Priority')),
    issueType: listOf(valuesOf(view, 'Issue_type').filter(isIssueType)),
    employeeId: listOf(valuesOf(view, 'Assignees').map((id) => id || none)),
    sprintId: listOf(valuesOf(view, 'Sprint').map((id) => id || none)),
    dueFrom: due.from,
    dueTo: due.to,
    assignedFrom: assigned.from,
    assignedTo: assigned.to,
    projectIds: listOf(valuesOf(view, 'Project_name')),
    reporterId: listOf(valuesOf(view, 'Reporter')),
    milestoneId: listOf(valuesOf(view, 'Milestone').map((id) => id || none)),
    closedFrom: closed.from,
    closedTo: closed.to,
    ...boundsOf(view, 'Task_duration', 'estimated'),
    ...boundsOf(view, 'Logged_hours', 'logged'),
    ...boundsOf(view, 'Variance_hours', 'variance'),
    ...boundsOf(view, 'Progress_percent', 'progress'),
    ...boundsOf(view, 'Reopen_count', 'reopens'),
    ...boundsOf(view, 'Comment_count', 'comments'),
    sort: listOf(view.sort.slice(0, maximumSortKeys).map(sortKeyOf)),
  };
  // Absent and undefined must be one query, not two.
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
