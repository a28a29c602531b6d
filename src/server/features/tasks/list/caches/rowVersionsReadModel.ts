import { sql } from 'kysely';
import type { TextRow } from '../../../../database/pools/preparingPool';
import { plainColumn } from '../../../../database/rowsAsOneText';
import { taskColumns } from '../../taskReadModel';

/**
 * What a window reads of each task: all its values, or only what says whether its values are those of an earlier call.
 * Both end with the version of the row.
 */
export type RowContent = 'values' | 'versions';

/**
 * The transactions that wrote the row of the task and that of its project. Each leaves one version of a row that others can
 * see: together with the id they say which values the row has. Names of people, sprints and milestones are part of the
 * task's row.
 */
const versionColumns = [
  sql<string>`tasks.xmin`.as('task_xmin'),
  sql<string>`projects.xmin`.as('project_xmin'),
] as const;

export const valueColumns = [...taskColumns, ...versionColumns] as const;
export const idAndVersionColumns = ['tasks.id', ...versionColumns] as const;
/** The same columns, as parts of one text. */
export const versionTextColumns = ['id', 'task_xmin', 'project_xmin'].map(plainColumn);

/** Columns that come before those of caches. */
export const columnCount: Readonly<Record<RowContent, number>> = {
  values: valueColumns.length,
  versions: idAndVersionColumns.length,
};

const idIndex: Readonly<Record<RowContent, number>> = { values: taskColumns.indexOf('tasks.id'), versions: 0 };

export const rowId = (row: TextRow, content: RowContent): string => row[idIndex[content]] ?? '';

export function rowVersion(row: TextRow, content: RowContent): string {
  const end = columnCount[content];
  return `${row[end - 2]} ${row[end - 1]}`;
}
