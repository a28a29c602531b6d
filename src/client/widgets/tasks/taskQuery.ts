import { issueTypes } from '../../../domain/tasks/taskChoices';
import type { ListTasksApiArg } from '../../api/api';
import type { SortKey, TableView } from '../../ui/table/tableView';
import { chosenDays, chosenValues, presentEntries, searchedText, wireList, wireSort } from '../table-view/windowQuery';

/** What a task list asks the server for, without the window. */
export type TaskQuery = Omit<ListTasksApiArg, 'offset' | 'limit'>;

const isIssueType = (value: string): boolean => issueTypes.some((type) => type === value);
/** Stands for tasks outside every sprint or milestone, and for those of nobody. */
const none = 'none';

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
  const due = chosenDays(view, 'Due_date');
  const assigned = chosenDays(view, 'Assigned_date');
  const closed = chosenDays(view, 'Closed_at');
  return presentEntries<TaskQuery>({
    ...within,
    q: searchedText(view),
    status: wireList(chosenValues(view, 'Status')),
    priority: wireList(chosenValues(view, 'Priority')),
    issueType: wireList(chosenValues(view, 'Issue_type').filter(isIssueType)),
    employeeId: wireList(chosenValues(view, 'Assignees').map((id) => id || none)),
    sprintId: wireList(chosenValues(view, 'Sprint').map((id) => id || none)),
    dueFrom: due.from,
    dueTo: due.to,
    assignedFrom: assigned.from,
    assignedTo: assigned.to,
    projectIds: wireList(chosenValues(view, 'Project_name')),
    reporterId: wireList(chosenValues(view, 'Reporter')),
    milestoneId: wireList(chosenValues(view, 'Milestone').map((id) => id || none)),
    closedFrom: closed.from,
    closedTo: closed.to,
    ...boundsOf(view, 'Task_duration', 'estimated'),
    ...boundsOf(view, 'Logged_hours', 'logged'),
    ...boundsOf(view, 'Variance_hours', 'variance'),
    ...boundsOf(view, 'Progress_percent', 'progress'),
    ...boundsOf(view, 'Reopen_count', 'reopens'),
    ...boundsOf(view, 'Comment_count', 'comments'),
    sort: wireSort(view, sortKeyOf),
  });
}
