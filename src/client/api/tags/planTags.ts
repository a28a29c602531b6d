import { ownChangeTags } from '../changeTable';
import { tag, type CacheTag } from '../tagTypes';

/**
 * Tags of a milestone or sprint that was added, changed, closed or deleted.
 * @param taskIds tasks that have another sprint now, or none
 */
function changedPlanTags(projectId: string, taskIds: readonly string[] = []): CacheTag[] {
  const tasks = taskIds.flatMap((id) => [
    ...ownChangeTags('task', { id, projectId }),
    ...ownChangeTags('history', { id }),
  ]);
  return [
    ...ownChangeTags('sprint', { projectId }),
    tag('Plans', projectId),
    tag('PlanReports', 'all'),
    tag('Sprints', projectId),
    tag('History', projectId),
    // The list of projects shows the next milestone.
    tag('ProjectList', 'all'),
    tag('Project', projectId),
    ...tasks,
  ];
}

interface Plan {
  readonly Project_id: string;
}

/** A rejected change has changed nothing. */
export const savedPlanTags = (plan: Plan | undefined): CacheTag[] => (plan ? changedPlanTags(plan.Project_id) : []);
export const deletedPlanTags = (deleted: (Plan & { readonly Task_ids: readonly string[] }) | undefined): CacheTag[] =>
  deleted ? changedPlanTags(deleted.Project_id, deleted.Task_ids) : [];
export const movedTasksTags = (
  moved: { readonly Sprint: Plan & { readonly _id: string }; readonly Task_ids: readonly string[] } | undefined,
): CacheTag[] =>
  moved ? [...changedPlanTags(moved.Sprint.Project_id, moved.Task_ids), tag('SprintHistory', moved.Sprint._id)] : [];
/** The sprints of a milestone keep their tasks, which show another milestone now; the answer does not name them. */
export const deletedMilestoneTags = (deleted: Parameters<typeof deletedPlanTags>[0]): CacheTag[] =>
  deleted ? [...deletedPlanTags(deleted), ...ownChangeTags('task', { projectId: deleted.Project_id })] : [];

/** Charts follow from what tasks were, from plans and from holidays. */
export const planChartTags = (
  chart: { readonly Project_id: string } | undefined,
  _failure: unknown,
  { id }: { readonly id: string },
): CacheTag[] => [
  tag('SprintHistory', id),
  tag('Master', 'holidays'),
  ...(chart ? [tag('Plans', chart.Project_id)] : []),
];
export const projectChartTags = (
  _charts: unknown,
  _failure: unknown,
  { Project_id }: { readonly Project_id: string },
): CacheTag[] => [tag('Plans', Project_id), tag('Master', 'holidays')];

/** The capacity of people follows from their leave and from holidays; what they have to do from the tasks of the project. */
export const sprintCapacityTags = (
  capacity: { readonly Project_id: string } | undefined,
  _failure: unknown,
  { id }: { readonly id: string },
): CacheTag[] => [
  ...planChartTags(capacity, undefined, { id }),
  tag('Leaves', 'all'),
  ...(capacity ? [tag('ProjectMembers', capacity.Project_id)] : []),
];
