import { projectPath } from './projectPath';
import type { Day } from '../calendar/day';
import { filteredPath } from '../lists/filteredPath';

/** The filter of the column 'Blocked by' that leaves only open tasks with an open blocker. */
export const blockedChoice = 'blocked';

/**
 * Address of a project's tasks, filtered by columns of their table.
 * @param dueUntil the last due date that is shown
 */
export const projectTasksPath = (
  projectId: string,
  filters: Readonly<Record<string, readonly string[]>> = {},
  dueUntil?: Day,
): string =>
  filteredPath(projectPath(projectId, 'tasks'), {
    ...Object.fromEntries(
      Object.entries(filters)
        .filter(([, values]) => values.length > 0)
        .map(([column, values]) => [column, { kind: 'choices' as const, values }]),
    ),
    ...(dueUntil !== undefined && { Due_date: { kind: 'dates' as const, to: dueUntil } }),
  });
