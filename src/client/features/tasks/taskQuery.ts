import { blockedChoice } from '../../../domain/projects/projectTasksPath';
import { issueTypes } from '../../../domain/tasks/taskChoices';
import type { ListTasksApiArg } from '../../api/api';
import type { SortKey, TableView } from '../../table/view/tableView';
import {
  chosenDays,
  chosenValues,
  presentEntries,
  searchedText,
  wireList,
  wireSort,
} from '../../table/windows/windowQuery';

/** What the server searches; for the search box. */
export const searchedInTasks = 'key or summary';

/** The query of a task list, without the window. */
export type TaskQuery = Omit<ListTasksApiArg, 'offset' | 'limit'>;

const isIssueType = (value: string): boolean => issueTypes.some((type) => type === value);
/** Tasks outside every sprint or milestone, and unassigned ones. */
const none = 'none';

type Bounds<Name extends string> = Partial<Record<`${Name}Min` | `${Name}Max`, number>>;

interface Figures {
  /** The smallest possible value. */
  readonly min: number;
  readonly areWhole: boolean;
}
const hours: Figures = { min: 0, areWhole: false };
const differences: Figures = { min: -1_000_000, areWhole: false };
const counts: Figures = { min: 0, areWhole: true };
/** The contract's limit is larger than all figures, so it does not restrict them. */
const contractLimit = 1_000_000;

/**
 * 'From 0.1 comments' means from 1. A maximum below the smallest value matches nothing: minimum and maximum are then
 * swapped.
 */
function getBounds<Name extends string>(view: TableView, column: string, name: Name, figures: Figures): Bounds<Name> {
  const filter = view.filters[column];
  if (filter?.kind !== 'numbers') return {};
  if (filter.max !== undefined && filter.max < figures.min)
    return { [`${name}Min`]: figures.min + 1, [`${name}Max`]: figures.min } as Bounds<Name>;
  const within = (figure: number): number => Math.min(contractLimit, Math.max(figures.min, figure));
  const min = filter.min === undefined ? undefined : within(figures.areWhole ? Math.ceil(filter.min) : filter.min);
  const max = filter.max === undefined ? undefined : within(figures.areWhole ? Math.floor(filter.max) : filter.max);
  return { [`${name}Min`]: min, [`${name}Max`]: max } as Bounds<Name>;
}

/** Columns that count days sort by the day from or to which they count, in the opposite direction. */
function toSortKey({ key, direction }: SortKey): string {
  if (key === 'Days_in_status') return `Status_since:${direction === 'asc' ? 'desc' : 'asc'}`;
  return `${key === 'Slack' ? 'Due_date' : key}:${direction}`;
}

/** Filters of a screen, in addition to the table. */
export type TaskScope = Pick<TaskQuery, 'scope' | 'projectId' | 'preset' | 'sprintId'>;

/** The query of a table of tasks; its column keys are the server's sort keys. */
export function toTaskQuery(view: TableView, within: TaskScope): TaskQuery {
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
    sprintId: wireList(chosenValues(view, 'Sprint').map((id) => id || none)) ?? within.sprintId,
    dueFrom: due.from,
    dueTo: due.to,
    assignedFrom: assigned.from,
    assignedTo: assigned.to,
    ...(chosenValues(view, 'Blocked_by').includes(blockedChoice) && { blocked: true }),
    projectIds: wireList(chosenValues(view, 'Project_name')),
    reporterId: wireList(chosenValues(view, 'Reporter')),
    milestoneId: wireList(chosenValues(view, 'Milestone').map((id) => id || none)),
    closedFrom: closed.from,
    closedTo: closed.to,
    ...getBounds(view, 'Task_duration', 'estimated', hours),
    ...getBounds(view, 'Logged_hours', 'logged', hours),
    ...getBounds(view, 'Variance_hours', 'variance', differences),
    ...getBounds(view, 'Progress_percent', 'progress', counts),
    ...getBounds(view, 'Reopen_count', 'reopens', counts),
    ...getBounds(view, 'Comment_count', 'comments', counts),
    sort: wireSort(view, toSortKey),
  });
}
