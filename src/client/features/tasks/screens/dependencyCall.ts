export type DependencyDirection = 'blocked-by' | 'blocks';

/** Both ends of a dependency, seen from one of them. */
export const dependencyCall = (direction: DependencyDirection, ownId: string, otherId: string) =>
  direction === 'blocked-by' ? { task_id: ownId, blocker_id: otherId } : { task_id: otherId, blocker_id: ownId };
