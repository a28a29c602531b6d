import { sql, type Expression, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { rowsAsText, type TextRow } from '../../database/preparingPool';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleProject } from '../../visibility/visibleProjects';
import { taskColumns } from './taskColumns';
import { isInReach, isReachLimited, isUnfiltered, passesAmongLiving, passesFilter } from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';
import { isHeldByIndex, isToldByWalkedIndex } from './taskFilterIndexes';
import { canBeLedOn, ledWindow, placedColumns } from './taskLedWindowReadModel';
import {
  emptyableFirstColumn,
  hasEmptiesApart,
  isByTaskAlone,
  isSeekable,
  reversedOrder,
  type TaskOrder,
} from './taskOrder';
import { beginningOf, deepestWalk } from './taskPlacesReadModel';
import { countAllTasks, countTasks } from './taskTotalsReadModel';

/** The part of a list that is on screen. */
export interface RowWindow {
  offset: number;
  limit: number;
}

/** Further down than this, sorting everything is quicker than merging what every project would have to give. */
const deepestMergedRow = 1000;
/** So many rows are found by an index and sorted sooner than they are met along an order: in some 30 ms at most. */
const mostSortedRows = 100_000;
/** So few rows are sorted before anything else has been thought about. */
const fewRows = 1000;
/** Up to here it is quicker to read the rows that are skipped as well than to look for those that are not by their ids. */
const mostReadAlong = 300;
/** Who sees at least this share of all tasks finds them quickest in the order of all. */
const largeShare = 0.05;

/** A list that is searched. */
interface Search {
  readonly database: Kysely<Schema>;
  readonly caller: Caller;
  readonly filter: TaskFilter;
  readonly order: TaskOrder;
}

/** A window, counted from where the condition begins to hold. */
interface Stretch extends RowWindow {
  readonly from: Expression<SqlBool>;
}

/** Few tasks, found through an index of their own: then there is nothing to gain by going project by project. */
const isNarrow = (filter: TaskFilter): boolean =>
  filter.scope !== 'all' ||
  filter.assigneeIds !== undefined ||
  filter.reporterIds !== undefined ||
  filter.sprintIds !== undefined ||
  filter.milestoneIds !== undefined ||
  filter.text !== undefined;

type Ids = (search: Search, stretch: Stretch) => ReturnType<typeof idsInProject>;

/** Ids of the rows of a window in one project: read from one index alone, however far down the window lies. */
function idsInProject({ database, caller, filter, order }: Search, { from, offset, limit }: Stretch) {
  let query = database.selectFrom('tasks').select('tasks.id').where(passesFilter(filter, caller)).where(from);
  for (const { column, way } of order.withinProject) query = query.orderBy(column, way);
  return query.offset(offset).limit(limit);
}

/** Ids of the rows of a window over projects, in an order that an index over all projects holds. */
const idsOfAll: Ids = (search, stretch) =>
  idsInProject(search, {
    ...stretch,
    from: sql<boolean>`(${stretch.from} and ${isInReach(search.caller, search.filter)})`,
  });

/**
 * Ids of the rows of a window of few: they are found by the filter's index and then sorted. Left to itself the database
 * may walk down the order until it meets them, past everything else: what is open, for example, is due last.
 */
const idsOfFew: Ids = ({ database, caller, filter, order }, { from, offset, limit }) => {
  const sorted = order.withinProject.map(({ column }) => column);
  // OFFSET 0 keeps the database from looking at the order while it searches.
  const few = database
    .selectFrom('tasks')
    .select(sorted)
    .where(passesFilter(filter, caller))
    .where(isInReach(caller, filter))
    .where(from)
    .offset(0);
  let query = database.selectFrom(few.as('tasks')).select('tasks.id');
  for (const { column, way } of order.withinProject) query = query.orderBy(column, way);
  return query.offset(offset).limit(limit);
};

/** Ids of the rows of a window of frequent ones, as far as they are among the first of all. What is asked of those that are passed on the way is what the commonest orders' indexes hold besides: then no row is read for it. */
const idsAmongFirst =
  (first: number): Ids =>
  ({ database, caller, filter, order }, { from, offset, limit }) => {
    let all = database.selectFrom('tasks').selectAll('tasks').where('tasks.deleted_at', 'is', null).where(from);
    // Which part of the list it is belongs to the order.
    if (filter.part !== undefined) all = all.where(filter.part.column, filter.part.isEmpty ? 'is' : 'is not', null);
    for (const { column, way } of order.withinProject) all = all.orderBy(column, way);
    let query = database
      .selectFrom(all.limit(first).as('tasks'))
      .select('tasks.id')
      .where(passesAmongLiving(filter, caller))
      .where(isInReach(caller, filter));
    for (const { column, way } of order.withinProject) query = query.orderBy(column, way);
    return query.offset(offset).limit(limit);
  };

/** Ids of the rows of a window in an order that begins with the project. */
const idsByProject: Ids = ({ database, caller, filter, order }, { from, offset, limit }) => {
  let query = database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select('tasks.id')
    .where(passesFilter(filter, caller))
    .where(isInReach(caller, filter))
    .where('projects.deleted_at', 'is', null)
    .where(from);
  for (const { column, way } of order.overProjects) query = query.orderBy(column, way);
  return query.offset(offset).limit(limit);
};

/**
 * Over a few of many projects no index holds the order. Every project gives its first ids from an index of its own, and
 * only those are merged: at 100,000 tasks a tenth of the time of sorting all of them.
 */
const mergedIds: Ids = ({ database, caller, filter, order }, { from, offset, limit }) => {
  const sorted = order.withinProject.map(({ column }) => column);
  let query = database
    .selectFrom('projects')
    .crossJoinLateral((eb) => {
      let first = eb
        .selectFrom('tasks')
        .select(sorted)
        .whereRef('tasks.project_id', '=', 'projects.id')
        .where(passesFilter(filter, caller))
        .where(from);
      for (const { column, way } of order.withinProject) first = first.orderBy(column, way);
      return first.limit(offset + limit).as('tasks');
    })
    .select('tasks.id')
    .where(isVisibleProject(caller));
  if (filter.projectIds !== undefined && filter.projectIds.length > 0)
    query = query.where(sql<boolean>`projects.id::text in (${sql.join(filter.projectIds)})`);
  for (const { column, way } of order.overProjects) query = query.orderBy(column, way);
  return query.offset(offset).limit(limit);
};

/** True when the projects that are asked for hold a good part of all tasks. */
async function isLargeShare({ database, caller, filter }: Search): Promise<boolean> {
  if (filter.projectIds === undefined && caller.grantedFlags.has('Project.All_Project')) return true;
  const eb = database.selectFrom('projects').select('projects.id').where(isVisibleProject(caller));
  const inQuestion =
    filter.projectIds === undefined
      ? eb
      : eb.where(sql<boolean>`projects.id::text in (${sql.join(filter.projectIds)})`);
  const { own, all } = await database
    .selectFrom('project_task_counts')
    .select([
      sql<number>`coalesce(sum(task_count) filter (where project_id in (${inQuestion})), 0)`.as('own'),
      sql<number>`coalesce(sum(task_count), 0)`.as('all'),
    ])
    .executeTakeFirstOrThrow();
  return own >= all * largeShare;
}

/**
 * How the ids of a window are found quickest. Frequent rows are met soon along the order, unless the order has to do
 * with the filter: so they are sought for a while, and sorted when that did not do.
 */
async function quickestIds(search: Search, stretch: Stretch, total: number): Promise<readonly Ids[]> {
  const { database, caller, filter, order } = search;
  if (filter.projectId !== undefined) return [idsInProject];
  if (!isByTaskAlone(order)) return [idsByProject];
  if (isFiltered(filter)) {
    if (!isReachLimited(caller, filter) && isHeldByIndex(filter, order)) return [idsOfAll];
    if (total <= fewRows) return [idsOfFew];
    if (total <= mostSortedRows) {
      const met = Math.ceil(((stretch.offset + stretch.limit) * (await countAllTasks(database))) / total);
      return met < total * (isToldByWalkedIndex(filter, order) ? passedInIndex : passedInTable)
        ? [idsAmongFirst(met * patience), idsOfFew]
        : [idsOfFew];
    }
  }
  if (isNarrow(filter) || stretch.offset + stretch.limit > deepestMergedRow || (await isLargeShare(search)))
    return [idsOfAll];
  return [mergedIds];
}
/** Further than twice as far as is to be expected nothing is sought along the order. */
const patience = 2;
/** So many tasks are passed in the time in which one is found by its text and fetched to be sorted. */
const passedInIndex = 4;
const passedInTable = 0.5;
const isFiltered = (filter: TaskFilter): boolean => !isUnfiltered({ ...filter, part: undefined });

/** The first window of the usual size: its statement names no numbers that differ, so that the database plans it once. */
const isFirstWindow = ({ offset, limit }: RowWindow): boolean => offset === 0 && limit === 100;

/** The rows of a query of `taskColumns` and what follows them. */
const textRows = <Row>(query: SelectQueryBuilder<Schema, never, Row>): Promise<TextRow[]> =>
  query.modifyEnd(rowsAsText).$castTo<TextRow>().execute();

/** Rows that are met one after the other along one index: near its beginning they are read at once, without a search by id for each. */
function rowsAlong({ database, caller, filter, order }: Search, { from, offset, limit }: Stretch): Promise<TextRow[]> {
  let query = database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(taskColumns)
    .where(passesFilter(filter, caller))
    .where(isInReach(caller, filter))
    .where(from);
  for (const { column, way } of order.withinProject) query = query.orderBy(column, way);
  return textRows(isFirstWindow({ offset, limit }) ? query.limit(sql.lit(limit)) : query.offset(offset).limit(limit));
}

/** True when an index has exactly the rows of the list in its order. */
const isAlongIndex = ({ caller, filter, order }: Search): boolean =>
  !isReachLimited(caller, filter) &&
  (filter.projectId === undefined
    ? isByTaskAlone(order) && (!isFiltered(filter) || isHeldByIndex(filter, order))
    : !isFiltered(filter));

/** Reads the rows with these ids, in the order. */
function rowsWith({ database, order }: Search, ids: ReturnType<Ids>) {
  let query = database
    .selectFrom(ids.as('shown'))
    .innerJoin('tasks', 'tasks.id', 'shown.id')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(taskColumns);
  for (const { column, way } of order.overProjects) query = query.orderBy(column, way);
  return query;
}

/**
 * A window of a list in the order as the indexes have it. Only ids are sorted and skipped; the rows themselves are fetched
 * for what is on screen. What lies in the second half is reached from the end.
 * @param total length of the whole list
 */
async function windowByIndex(search: Search, window: RowWindow, total: number): Promise<TextRow[]> {
  const limit = Math.min(window.limit, total - window.offset);
  if (limit <= 0) return [];
  if (window.offset > total / 2) {
    const rows = await windowFromTop(
      { ...search, order: reversedOrder(search.order) },
      { offset: total - window.offset - limit, limit },
      total,
    );
    return rows.reverse();
  }
  return windowFromTop(search, { offset: window.offset, limit }, total);
}

async function windowFromTop(search: Search, window: RowWindow, total: number): Promise<TextRow[]> {
  const { database, caller, filter, order } = search;
  const stretch = isSought(search, total)
    ? await beginningOf(database, caller, filter, order, window)
    : { ...window, from: sql<boolean>`true` };
  if (stretch.offset + stretch.limit <= mostReadAlong && order.withinProject.length === 2 && isAlongIndex(search))
    return rowsAlong(search, stretch);
  // A window that begins at a place of the list is found from there.
  if (stretch.offset !== window.offset || !isSearched(search))
    return soonestRows(search, stretch, total, (ids) => textRows(rowsWith(search, ids)));
  return ledWindow(database, caller, filter, order, window, () =>
    soonestRows(search, stretch, total, (ids) => textRows(rowsWith(search, ids).select(placedColumns(filter, order)))),
  );
}

/** The rows of a window by the first way that finds them all. */
async function soonestRows(
  search: Search,
  stretch: Stretch,
  total: number,
  rowsOf: (ids: ReturnType<Ids>) => Promise<TextRow[]>,
): Promise<TextRow[]> {
  let rows: TextRow[] = [];
  for (const ids of await quickestIds(search, stretch, total)) {
    rows = await rowsOf(ids(search, stretch));
    if (rows.length >= stretch.limit) return rows;
  }
  return rows;
}

/** True when no index has the rows of the list next to each other, and what changes tells whether a window stays as it is. */
const isSearched = ({ caller, filter, order }: Search): boolean =>
  filter.projectId === undefined &&
  isByTaskAlone(order) &&
  canBeLedOn(filter, order) &&
  (isReachLimited(caller, filter) || (isFiltered(filter) && !isHeldByIndex(filter, order)));

/** True when windows far down are sought from a place that is known; few rows are sorted as quickly. */
const isSought = ({ caller, filter, order }: Search, total: number): boolean =>
  isSeekable(order) &&
  (filter.projectId !== undefined ||
    !isFiltered(filter) ||
    total > mostSortedRows ||
    (!isReachLimited(caller, filter) && isHeldByIndex(filter, order)));

/**
 * A window of the tasks that pass the filter and that the caller may see. A given project must have been found visible.
 * Tasks without a value in the column that leads come last in both directions. Descending the index has them first: the
 * two parts of the list are then read one after the other, each along the index. So are they far down, where a place in
 * the list is sought by its values.
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
  const search = { database, caller, filter, order };
  const { offset, limit } = window;
  const column = emptyableFirstColumn(order);
  const isFarDown = Math.min(offset, total - offset - limit) >= deepestWalk() && isSought(search, total);
  if (column === undefined || !(hasEmptiesApart(order) || isFarDown)) return windowByIndex(search, window, total);
  const filled = { ...search, filter: { ...filter, part: { column, isEmpty: false } } };
  // Most windows are asked for at the top: how many have a value need not be known there.
  const atTop = isFarDown || offset > total / 2 ? [] : await windowByIndex(filled, window, total);
  if (atTop.length === Math.min(limit, total - offset)) return atTop;
  const filledTotal = atTop.length > 0 ? offset + atTop.length : await countTasks(database, caller, filled.filter);
  const withValue = atTop.length > 0 ? atTop : await windowByIndex(filled, window, filledTotal);
  const rest = { offset: Math.max(0, offset - filledTotal), limit: limit - withValue.length };
  return [
    ...withValue,
    ...(await windowByIndex(
      { ...search, filter: { ...filter, part: { column, isEmpty: true } } },
      rest,
      total - filledTotal,
    )),
  ];
}
