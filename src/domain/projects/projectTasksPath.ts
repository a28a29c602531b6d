import { projectPath } from './projectPath';
import type { Day } from '../calendar/day';
import { filteredPath, LINKED_COLUMNS, type ColumnFilter } from '../lists/filteredPath';

/** The filter of the column 'Blocked by' that leaves only open tasks with an open blocker. */
export const blockedChoice = 'blocked';

/** Values by column; columns without a value are not filtered. */
type Choices = Readonly<Record<string, readonly string[]>>;

const choiceFilters = (choices: Choices): Record<string, ColumnFilter> =>
  Object.fromEntries(
    Object.entries(choices)
      .filter(([, values]) => values.length > 0)
      .map(([column, values]) => [column, { kind: 'choices', values }]),
  );

/**
 * Address of a project's tasks, filtered by columns of their table.
 * @param dueUntil the last due date that is shown
 */
export const projectTasksPath = (projectId: string, filters: Choices = {}, dueUntil?: Day): string =>
  filteredPath(projectPath(projectId, 'tasks'), {
    ...choiceFilters(filters),
    ...(dueUntil !== undefined && { Due_date: { kind: 'dates' as const, to: dueUntil } }),
  });

/**
 * Address of a project's tasks that have something in a column, which is shown.
 * @param choices filters of other columns
 */
export const projectColumnPath = (
  projectId: string,
  column: string,
  filter: ColumnFilter,
  choices: Choices = {},
): string =>
  filteredPath(
    projectPath(projectId, 'tasks'),
    { ...choiceFilters(choices), [column]: filter },
    { [LINKED_COLUMNS]: column },
  );
