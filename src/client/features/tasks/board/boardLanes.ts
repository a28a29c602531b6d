import { compareTexts } from '../../../../domain/sorting/listOrder';
import { issueTypes, taskPriorities } from '../../../../domain/tasks/taskChoices';
import type { KnownTask } from '../../../entities/knownRecords';
import type { TaskChange } from '../table/useTaskEdit';
import type { TaskGrouping } from '../taskGroupQuery';
import type { TaskQuery } from '../taskQuery';

/** How the board is divided into lanes; in the URL as `lanes`. */
export const laneKinds = ['none', 'assignee', 'priority', 'type'] as const;
export type LaneKind = (typeof laneKinds)[number];

/** One lane: the tasks with one assignee, priority or type. */
export interface BoardLane {
  /** Value of its tasks; '' for unassigned ones, and for a board without lanes. */
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

/** The board without lanes. */
const wholeBoard: readonly BoardLane[] = [{ key: '', label: '', count: 0 }];

const groupings = { assignee: 'Assignees', priority: 'Priority', type: 'Issue_type' } as const;
export const laneGrouping = (kind: LaneKind): TaskGrouping | undefined =>
  kind === 'none' ? undefined : groupings[kind];

type LaneTask = Pick<KnownTask, 'Employee_id' | 'Priority' | 'Issue_type'>;

/** The lane that a task belongs to. */
export function getLaneKey(kind: LaneKind, task: LaneTask): string {
  switch (kind) {
    case 'none':
      return '';
    case 'assignee':
      return task.Employee_id ?? '';
    case 'priority':
      return task.Priority;
    case 'type':
      return task.Issue_type;
  }
}

/**
 * What a drop in this lane changes; undefined where no task can be moved to: no assignee can be removed by dragging, and the
 * type is changed by those who may edit tasks alone.
 */
export function getLaneChange(
  kind: LaneKind,
  lane: Pick<BoardLane, 'key' | 'label'>,
  mayEdit: boolean,
): TaskChange | undefined {
  switch (kind) {
    case 'none':
      return {};
    case 'assignee':
      return lane.key === '' ? undefined : { Employee_id: lane.key, Assignees: lane.label };
    case 'priority': {
      const Priority = taskPriorities.find((priority) => priority === lane.key);
      return Priority && { Priority };
    }
    case 'type': {
      const Issue_type = issueTypes.find((type) => type === lane.key);
      return mayEdit && Issue_type ? { Issue_type } : undefined;
    }
  }
}

/** True when the task may be dropped in the lane: where it is, or where its field may be set. */
export const acceptsTask = (kind: LaneKind, lane: BoardLane, task: LaneTask, mayEdit: boolean): boolean =>
  getLaneKey(kind, task) === lane.key || getLaneChange(kind, lane, mayEdit) !== undefined;

interface Group {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

const noAssignee = 'none';
function filteredKeys(kind: LaneKind, query: TaskQuery): readonly string[] | undefined {
  const filter = { none: undefined, assignee: query.employeeId, priority: query.priority, type: query.issueType }[kind];
  return filter?.split(',').map((value) => (value === noAssignee ? '' : value));
}

/**
 * The lanes from top to bottom: every priority, type or member, because tasks can be dropped there, and everybody else
 * with tasks. Unassigned tasks come first.
 * @param members of the project, by name
 */
export function toBoardLanes(
  kind: LaneKind,
  query: TaskQuery,
  groups: readonly Group[],
  members: readonly { readonly value: string; readonly label: string }[],
): readonly BoardLane[] {
  if (kind === 'none') return wholeBoard;
  const counts = new Map(groups.map((group) => [group.key, group.count]));
  const toLane = (key: string, label: string): BoardLane => ({ key, label, count: counts.get(key) ?? 0 });
  const filtered = filteredKeys(kind, query);
  const inFilter = (lane: BoardLane): boolean => filtered === undefined || filtered.includes(lane.key);
  if (kind === 'priority') return taskPriorities.map((priority) => toLane(priority, priority)).filter(inFilter);
  if (kind === 'type') return issueTypes.map((type) => toLane(type, type)).filter(inFilter);
  const people = new Map(groups.filter(({ key }) => key !== '').map(({ key, label }) => [key, label]));
  for (const { value, label } of members) people.set(value, label);
  const unassigned = toLane('', 'Unassigned');
  return [
    ...(unassigned.count > 0 ? [unassigned] : []),
    ...[...people].map(([key, label]) => toLane(key, label)).sort((one, other) => compareTexts(one.label, other.label)),
  ].filter(inFilter);
}
