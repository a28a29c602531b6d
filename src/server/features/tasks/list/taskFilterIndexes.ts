import type { TaskFilter } from './taskFilter';
import type { TaskOrder } from './taskOrder';

/** Names of the filters that are set; ranges and figures by their column. */
function activeFilters({
  scope,
  projectId: _projectId,
  today: _today,
  section: _section,
  isWithoutMilestoneIncluded: _milestone,
  isWithoutSprintIncluded: _sprint,
  closed,
  figures,
  ...rest
}: TaskFilter): string[] {
  return [
    ...(scope === 'all' ? [] : ['scope']),
    ...(closed.from === undefined && closed.to === undefined ? [] : ['tasks.closed_at']),
    ...Object.keys(figures).map((figure) => `tasks.${figure}`),
    ...Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [rangeColumns[name] ?? name])),
  ];
}
const rangeColumns: Readonly<Record<string, string>> = {
  dueFrom: 'tasks.due_on',
  dueTo: 'tasks.due_on',
  assignedFrom: 'tasks.assigned_on',
  assignedTo: 'tasks.assigned_on',
};

const isSinglePerson = (ids: readonly string[] | undefined): boolean => ids?.length === 1 && ids[0] !== 'none';

/** True for filters that have an index of exactly their tasks by due date. */
function isIndexedByDueDate(filter: TaskFilter, filters: readonly string[]): boolean {
  switch (filters.join(' ')) {
    case 'scope':
      return true;
    case 'assigneeIds':
      return isSinglePerson(filter.assigneeIds);
    case 'reporterIds':
      return isSinglePerson(filter.reporterIds);
    case 'statuses priorities':
      return filter.statuses?.length === 1 && filter.priorities?.length === 1;
    case 'preset':
      return filter.preset === 'overdue' || filter.preset === 'open';
    default:
      return false;
  }
}

/** True when an index over all projects has the matching tasks next to each other in this order: a window is then an index range. */
export function isIndexed(filter: TaskFilter, order: TaskOrder): boolean {
  const [first, tieBreaker, ...further] = order.overProjects;
  if (first === undefined || tieBreaker?.column !== 'tasks.id' || further.length > 0) return false;
  const filters = activeFilters(filter);
  return (
    filters.every((name) => name === first.column) ||
    (first.column === 'tasks.due_on' && isIndexedByDueDate(filter, filters))
  );
}

/** As in migration 0035. */
const coveringIndexColumns: ReadonlySet<string> = new Set(['tasks.due_on', 'tasks.assigned_on', 'tasks.updated_at']);
const coveredFilters: ReadonlySet<string> = new Set(['text', 'statuses', 'priorities', 'projectIds']);

/** True when the index in this order holds all columns of the filter: scanning past tasks that do not match is then inexpensive. */
export function isCoveredByScannedIndex(filter: TaskFilter, order: TaskOrder): boolean {
  const [first] = order.overProjects;
  return (
    first !== undefined &&
    coveringIndexColumns.has(first.column) &&
    activeFilters(filter).every(
      (name) => name === first.column || coveredFilters.has(name) || (name === 'preset' && filter.preset === 'open'),
    )
  );
}

/** The orders of decision 104: others of one project are sorted when they are read. */
const projectIndexColumns: ReadonlySet<string> = new Set([
  'tasks.number',
  'tasks.summary',
  'tasks.priority_rank',
  'tasks.status_rank',
  'tasks.assignee_name',
  'tasks.assigned_on',
  'tasks.due_on',
  'tasks.updated_at',
]);

/** True when an index has the tasks of one project in this order. */
export const hasProjectIndex = ({ withinProject: [first] }: TaskOrder): boolean =>
  first !== undefined && projectIndexColumns.has(first.column);
