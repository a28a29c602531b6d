/**
 * The point that a sprint is measured against: by the ideal line, by what was added and removed since, and in the
 * velocity. One that began empty is measured by what its first day with tasks brought.
 * @param scopeTasks the number of tasks in the scope; null or undefined for days to come
 * @returns undefined while it has had no tasks
 */
export const sprintBeginning = <Point>(
  points: readonly Point[],
  scopeTasks: (point: Point) => number | null | undefined,
): Point | undefined => points.find((point) => (scopeTasks(point) ?? 0) > 0);
