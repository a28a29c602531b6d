import { sql, type Expression, type SqlBool } from 'kysely';
import type { Caller } from '../../../operations/call';
import type { TaskFilter } from './taskFilter';
import { listCacheKey } from './taskChangeLogReadModel';
import { sortKeys, type TaskOrder } from './taskOrder';

type Keys = ReturnType<typeof sortKeys>;

/** The keys that distinguish rows of the list: in the section of tasks without a value, the first column does not. */
export const seekKeys = (filter: TaskFilter, order: TaskOrder): Keys =>
  sortKeys(order, filter.projectId).slice(filter.section?.isEmpty === true ? 1 : 0);

/** Lists with the same key hold the same tasks in the same order. */
export const orderedListCacheKey = (caller: Caller, filter: TaskFilter, order: TaskOrder): string =>
  JSON.stringify([
    listCacheKey(caller, filter),
    sortKeys(order, filter.projectId).map(({ column, direction }) => [column, direction]),
  ]);

const operators = { before: ['<', '>'], 'up to': ['<=', '>='], from: ['>=', '<='] } as const;

/** True for the rows on one side of a row with these values; all keys must have the same direction. */
export function keysetCondition(
  keys: Keys,
  values: readonly string[],
  side: keyof typeof operators,
): Expression<SqlBool> {
  const [ascending, descending] = operators[side];
  const columns = sql.join(keys.map(({ column }) => sql.ref(column)));
  return sql<boolean>`(${columns}) ${sql.raw(keys[0]?.direction === 'asc' ? ascending : descending)} (${sql.join([...values])})`;
}
