import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Caller } from '../../../operations/caller';
import type { TaskFilter } from './taskFilter';
import { listCacheKey } from './caches/taskChangeLogReadModel';
import { sortKeys, type TaskOrder } from './taskOrder';

type Keys = ReturnType<typeof sortKeys>;

/** Whether a list is of one project or of several, and the section of it that is read. */
export interface ListPart {
  readonly isInProject: boolean;
  readonly section?: TaskFilter['section'];
}

export const listPart = ({ projectId, section }: TaskFilter): ListPart => ({
  isInProject: projectId !== undefined,
  section,
});

/** The keys that distinguish rows of the list: in the section of tasks without a value, the first column does not. */
export const seekKeys = ({ isInProject, section }: ListPart, order: TaskOrder): Keys =>
  sortKeys(order, isInProject).slice(section?.isEmpty === true ? 1 : 0);

/** True when the list is sorted by columns of its projects. */
export const hasProjectKeys = ({ isInProject }: ListPart, order: TaskOrder): boolean =>
  sortKeys(order, isInProject).some(({ column }) => column.startsWith('projects.'));

/** Lists with the same key hold the same tasks in the same order. */
export const orderedListCacheKey = (caller: Caller, filter: TaskFilter, order: TaskOrder): string =>
  JSON.stringify([
    listCacheKey(caller, filter),
    sortKeys(order, filter.projectId !== undefined).map(({ column, direction }) => [column, direction]),
  ]);

const operators = { before: ['<', '>'], 'up to': ['<=', '>='], from: ['>=', '<='] } as const;

/** Sort values of a row, or their placeholders. */
type SortValues = readonly (string | RawBuilder<string>)[];

/** True for the rows on one side of a row with these values; all keys must have the same direction. */
export function keysetCondition(keys: Keys, values: SortValues, side: keyof typeof operators): Expression<SqlBool> {
  const [ascending, descending] = operators[side];
  const columns = sql.join(keys.map(({ column }) => sql.ref(column)));
  return sql<boolean>`(${columns}) ${sql.raw(keys[0]?.direction === 'asc' ? ascending : descending)} (${sql.join([...values])})`;
}

/**
 * True for the rows from a row with these values on. A comparison over two tables uses no index: the first column is then
 * repeated alone.
 */
export function isFromRow(part: ListPart, order: TaskOrder, values: SortValues): Expression<SqlBool> {
  const keys = seekKeys(part, order);
  const [first] = keys;
  if (first === undefined || !hasProjectKeys(part, order)) return keysetCondition(keys, values, 'from');
  return sql<boolean>`(${sql.ref(first.column)} ${sql.raw(first.direction === 'asc' ? '>=' : '<=')} ${values[0]} and ${keysetCondition(keys, values, 'from')})`;
}
