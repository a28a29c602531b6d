import { sql, type Expression, type SqlBool } from 'kysely';
import type { Caller } from '../../operations/call';
import type { TaskFilter } from './taskFilter';
import { listKey } from './taskMovesReadModel';
import { keysWithin, type TaskOrder } from './taskOrder';

type Keys = ReturnType<typeof keysWithin>;

/** The keys that tell rows of the list apart: of tasks without a value in the first column it says nothing. */
export const tellingKeys = (filter: TaskFilter, order: TaskOrder): Keys =>
  keysWithin(order, filter.projectId).slice(filter.part?.isEmpty === true ? 1 : 0);

/** Whose list it is, of what, and in which order. */
export const orderedListKey = (caller: Caller, filter: TaskFilter, order: TaskOrder): string =>
  JSON.stringify([
    listKey(caller, filter),
    keysWithin(order, filter.projectId).map(({ column, direction }) => [column, direction]),
  ]);

const operators = { before: ['<', '>'], 'up to': ['<=', '>='], from: ['>=', '<='] } as const;

/** The condition of the rows that come on one side of a row with these values, in an order whose keys all go one way. */
export function comesBeside(keys: Keys, values: readonly string[], side: keyof typeof operators): Expression<SqlBool> {
  const [ascending, descending] = operators[side];
  const columns = sql.join(keys.map(({ column }) => sql.ref(column)));
  return sql<boolean>`(${columns}) ${sql.raw(keys[0]?.direction === 'asc' ? ascending : descending)} (${sql.join([...values])})`;
}
