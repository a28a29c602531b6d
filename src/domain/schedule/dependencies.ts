import { isOpenStatus } from '../tasks/workState';
import type { FieldProblem } from '../validation/fieldProblem';

/** The lag of a dependency in working days; a negative one lets the task start before its blocker ends. */
export const minLagDays = -60;
export const maxLagDays = 260;

/** `taskId` starts when `blockerId` has ended. */
export interface Dependency {
  readonly taskId: string;
  readonly blockerId: string;
}

/** An open task of which at least one blocker is open. */
export const isBlocked = (status: string, blockerStatuses: readonly string[]): boolean =>
  isOpenStatus(status) && blockerStatuses.some(isOpenStatus);

/**
 * The tasks from the blocker back to the task that would wait for it, each waiting for the next: adding the dependency would
 * close them to a cycle. undefined when it would not.
 */
export function cycleThrough(
  { taskId, blockerId }: Dependency,
  dependencies: readonly Dependency[],
): string[] | undefined {
  const blockerIds = new Map<string, string[]>();
  for (const known of dependencies) {
    const blockers = blockerIds.get(known.taskId);
    if (blockers) blockers.push(known.blockerId);
    else blockerIds.set(known.taskId, [known.blockerId]);
  }
  const cameFrom = new Map<string, string | null>([[blockerId, null]]);
  // A Map iterates over what is added while it is iterated.
  for (const id of cameFrom.keys()) {
    if (id === taskId) {
      const path: string[] = [];
      for (let at: string | null = id; at !== null; at = cameFrom.get(at) ?? null) path.unshift(at);
      return path;
    }
    for (const next of blockerIds.get(id) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, id);
  }
  return undefined;
}

export interface DependencyTask {
  readonly id: string;
  readonly key: string;
  readonly projectId: string;
}

/** Of a task, at both of its ends: lists and plans show and compute all of them. */
export const maxDependencies = 500;

export const dependencyMessages = {
  itself: 'A task cannot wait for itself',
  project: 'A task can only wait for tasks of its project',
  tooMany: (key: string): string => `${key} has ${maxDependencies} dependencies already`,
  lag: `The lag is a whole number of working days from ${minLagDays} to ${maxLagDays}`,
} as const;

/**
 * Why a task cannot wait for the blocker.
 * @param dependencies those of the project
 * @param keyFor the key of a task of the project
 */
export function dependencyProblems(
  task: DependencyTask,
  blocker: DependencyTask,
  dependencies: readonly Dependency[],
  keyFor: (id: string) => string,
): FieldProblem[] {
  const problem = (message: string): FieldProblem[] => [{ field: 'blocker_id', message }];
  if (task.id === blocker.id) return problem(dependencyMessages.itself);
  if (task.projectId !== blocker.projectId) return problem(dependencyMessages.project);
  const isKnown = dependencies.some(({ taskId, blockerId }) => taskId === task.id && blockerId === blocker.id);
  const full = [task, blocker].find(
    ({ id }) =>
      dependencies.filter(({ taskId, blockerId }) => taskId === id || blockerId === id).length >= maxDependencies,
  );
  if (full !== undefined && !isKnown) return problem(dependencyMessages.tooMany(full.key));
  const cycle = cycleThrough({ taskId: task.id, blockerId: blocker.id }, dependencies);
  if (cycle === undefined) return [];
  const between = cycle.slice(1, -1).map(keyFor);
  const through = between.length === 0 ? '' : ` through ${between.join(', ')}`;
  return problem(`${blocker.key} already waits for ${task.key}${through}`);
}

/** '', ' + 2 days', ' - 1 day': the lag behind the key of a blocker. */
export const lagText = (days: number): string =>
  days === 0 ? '' : ` ${days < 0 ? '-' : '+'} ${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
