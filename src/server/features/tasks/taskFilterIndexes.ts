import type { TaskFilter } from './taskFilter';
import type { TaskOrder } from './taskOrder';

/** What a filter sets, by name; figures by their column. */
function partsOf({
  scope,
  projectId: _projectId,
  today: _today,
  part: _part,
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
    ...Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [columnOfRange[name] ?? name])),
  ];
}
const columnOfRange: Readonly<Record<string, string>> = {
  dueFrom: 'tasks.due_on',
  dueTo: 'tasks.due_on',
  assignedFrom: 'tasks.assigned_on',
  assignedTo: 'tasks.assigned_on',
};

const isOnePerson = (ids: readonly string[] | undefined): boolean => ids?.length === 1 && ids[0] !== 'none';

/** Filters for which an index has exactly their tasks in the order of the due day. */
function isHeldByDueDay(filter: TaskFilter, parts: readonly string[]): boolean {
  switch (parts.join(' ')) {
    case 'scope':
      return true;
    case 'assigneeIds':
      return isOnePerson(filter.assigneeIds);
    case 'reporterIds':
      return isOnePerson(filter.reporterIds);
    case 'statuses priorities':
      return filter.statuses?.length === 1 && filter.priorities?.length === 1;
    case 'preset':
      return filter.preset === 'overdue' || filter.preset === 'open';
    default:
      return false;
  }
}

/** True when an index over all projects has the tasks that pass next to each other in this very order: then a window is read from it alone. */
export function isHeldByIndex(filter: TaskFilter, order: TaskOrder): boolean {
  const [first, ending, ...further] = order.overProjects;
  if (first === undefined || ending?.column !== 'tasks.id' || further.length > 0) return false;
  const parts = partsOf(filter);
  return (
    parts.every((part) => part === first.column) || (first.column === 'tasks.due_on' && isHeldByDueDay(filter, parts))
  );
}

/** As the migration that made these indexes has them. */
const walkedColumns: ReadonlySet<string> = new Set(['tasks.due_on', 'tasks.assigned_on', 'tasks.updated_at']);
const walkedParts: ReadonlySet<string> = new Set(['text', 'statuses', 'priorities', 'projectIds']);

/** True when the index that has all tasks in this order says of each whether it passes: then those that do not cost next to nothing on the way. */
export function isToldByWalkedIndex(filter: TaskFilter, order: TaskOrder): boolean {
  const [first] = order.overProjects;
  return (
    first !== undefined &&
    walkedColumns.has(first.column) &&
    partsOf(filter).every(
      (part) => part === first.column || walkedParts.has(part) || (part === 'preset' && filter.preset === 'open'),
    )
  );
}
