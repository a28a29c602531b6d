import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { rowsAsText, type TextRow } from '../../../database/pools/preparingPool';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/call';
import { taskColumns } from '../taskReadModel';
import { anchorWindow, maxSkippedRows } from './anchorsReadModel';
import { cacheColumns, cachedWindow, canRefresh } from './cachedWindowReadModel';
import { isVisibilityLimited, isVisibleToCaller, matchesFilter } from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';
import { isIndexed } from './taskFilterIndexes';
import {
  hasOnlyTaskColumns,
  isSeekable,
  nullableFirstColumn,
  readsNullsSeparately,
  reversedOrder,
  type TaskOrder,
} from './taskOrder';
import { countTasks } from './taskTotalsReadModel';
import {
  idQueries,
  isFiltered,
  maxSortedRows,
  type AnchoredWindow,
  type IdQuery,
  type ListQuery,
  type RowWindow,
} from './windowIdsReadModel';

/** Up to here reading the skipped rows too is faster than fetching rows by their ids. */
const maxDirectRows = 300;

/** Its statement holds no changing number, so that the database plans it once per connection. */
const isFirstWindow = ({ offset, limit }: RowWindow): boolean => offset === 0 && limit === 100;

const asTextRows = <Row>(query: SelectQueryBuilder<Schema, never, Row>) =>
  query.modifyEnd(rowsAsText).$castTo<TextRow>();
const textRows = <Row>(query: SelectQueryBuilder<Schema, never, Row>): Promise<TextRow[]> =>
  asTextRows(query).execute();

/** Near the beginning of an index in the list's order: read directly, without fetching each row by its id. */
function rowsInIndexOrder({ database, caller, filter, order }: ListQuery, { isFrom, offset, limit }: AnchoredWindow) {
  let query = database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(taskColumns)
    .where(matchesFilter(filter, caller))
    .where(isVisibleToCaller(caller, filter))
    .where(isFrom);
  for (const { column, sqlDirection } of order.withinProject) query = query.orderBy(column, sqlDirection);
  return asTextRows(isFirstWindow({ offset, limit }) ? query.limit(sql.lit(limit)) : query.offset(offset).limit(limit));
}

/** True when an index has exactly the rows of the list in its order. */
const isInIndexOrder = ({ caller, filter, order }: ListQuery): boolean =>
  !isVisibilityLimited(caller, filter) &&
  (filter.projectId === undefined
    ? hasOnlyTaskColumns(order) && (!isFiltered(filter) || isIndexed(filter, order))
    : !isFiltered(filter));

const isReadDirectly = (list: ListQuery, { offset, limit }: RowWindow): boolean =>
  offset + limit <= maxDirectRows && list.order.withinProject.length === 2 && isInIndexOrder(list);

/**
 * The statement of a window near the top that is read in the same way however long the list is, to be sent together with
 * the one that counts it; undefined for others, see `taskWindow`.
 */
export const topWindowStatement = (list: ListQuery, window: RowWindow) =>
  isReadDirectly(list, window) && window.offset < maxSkippedRows() && !readsNullsSeparately(list.order)
    ? rowsInIndexOrder(list, { ...window, isFrom: sql<boolean>`true` })
    : undefined;

function rowsByIdQuery({ database, order }: ListQuery, ids: ReturnType<IdQuery>) {
  let query = database
    .selectFrom(ids.as('shown'))
    .innerJoin('tasks', 'tasks.id', 'shown.id')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(taskColumns);
  for (const { column, sqlDirection } of order.overProjects) query = query.orderBy(column, sqlDirection);
  return query;
}

/** The second half of a list is read from the end, so that no offset exceeds half of the list. */
async function windowFromNearerEnd(list: ListQuery, window: RowWindow, total: number): Promise<TextRow[]> {
  const limit = Math.min(window.limit, total - window.offset);
  if (limit <= 0) return [];
  if (window.offset > total / 2) {
    const rows = await windowFromTop(
      { ...list, order: reversedOrder(list.order) },
      { offset: total - window.offset - limit, limit },
      total,
    );
    return rows.reverse();
  }
  return windowFromTop(list, { offset: window.offset, limit }, total);
}

async function windowFromTop(list: ListQuery, window: RowWindow, total: number): Promise<TextRow[]> {
  const { database, caller, filter, order } = list;
  const anchored = usesAnchors(list, total)
    ? await anchorWindow(database, caller, filter, order, window)
    : { ...window, isFrom: sql<boolean>`true` };
  if (isReadDirectly(list, anchored)) return rowsInIndexOrder(list, anchored).execute();
  const isAnchored = anchored.offset !== window.offset;
  if (isAnchored || !isCacheable(list))
    return firstFullResult(list, anchored, total, (ids) => textRows(rowsByIdQuery(list, ids)));
  return cachedWindow(database, caller, filter, order, window, () =>
    firstFullResult(list, anchored, total, (ids) =>
      textRows(rowsByIdQuery(list, ids).select(cacheColumns(filter, order))),
    ),
  );
}

async function firstFullResult(
  list: ListQuery,
  window: AnchoredWindow,
  total: number,
  readRows: (ids: ReturnType<IdQuery>) => Promise<TextRow[]>,
): Promise<TextRow[]> {
  let rows: TextRow[] = [];
  for (const ids of await idQueries(list, window, total)) {
    rows = await readRows(ids(list, window));
    if (rows.length >= window.limit) return rows;
  }
  return rows;
}

/** True when no index has the rows of the list next to each other, and the change log shows whether a window has changed. */
const isCacheable = ({ caller, filter, order }: ListQuery): boolean =>
  filter.projectId === undefined &&
  hasOnlyTaskColumns(order) &&
  canRefresh(filter, order) &&
  (isVisibilityLimited(caller, filter) || (isFiltered(filter) && !isIndexed(filter, order)));

/** True when large offsets are replaced by anchors; short lists are sorted as quickly. */
const usesAnchors = ({ caller, filter, order }: ListQuery, total: number): boolean =>
  isSeekable(order) &&
  (filter.projectId !== undefined ||
    !isFiltered(filter) ||
    total > maxSortedRows ||
    (!isVisibilityLimited(caller, filter) && isIndexed(filter, order)));

/**
 * A window of the tasks that match the filter and are visible to the caller. The caller must have been checked for a given
 * project. Tasks without a value in the first column come last in both directions. A descending index has them first, and
 * an anchor needs a value: in these two cases the list is read as two sections, with and without a value.
 * @param total length of the whole list
 * @returns rows that begin with `taskColumns`
 */
export async function taskWindow(
  database: Kysely<Schema>,
  caller: Caller,
  filter: TaskFilter,
  order: TaskOrder,
  window: RowWindow,
  total: number,
): Promise<TextRow[]> {
  const list: ListQuery = { database, caller, filter, order };
  const { offset, limit } = window;
  const column = nullableFirstColumn(order);
  const isDeep = Math.min(offset, total - offset - limit) >= maxSkippedRows() && usesAnchors(list, total);
  if (column === undefined || !(readsNullsSeparately(order) || isDeep)) return windowFromNearerEnd(list, window, total);
  const withValue: ListQuery = { ...list, filter: { ...filter, section: { column, isEmpty: false } } };
  const withoutValue: ListQuery = { ...list, filter: { ...filter, section: { column, isEmpty: true } } };
  // Most windows are near the top: the first section fills them, and its length need not be known.
  const top = isDeep || offset > total / 2 ? [] : await windowFromNearerEnd(withValue, window, total);
  if (top.length === Math.min(limit, total - offset)) return top;
  const firstTotal = top.length > 0 ? offset + top.length : await countTasks(database, caller, withValue.filter);
  const first = top.length > 0 ? top : await windowFromNearerEnd(withValue, window, firstTotal);
  const rest = { offset: Math.max(0, offset - firstTotal), limit: limit - first.length };
  return [...first, ...(await windowFromNearerEnd(withoutValue, rest, total - firstTotal))];
}
