import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleProject } from '../../visibility/visibleProjects';
import { taskColumns } from './taskColumns';
import { isInReach, isUnfiltered, passesFilter } from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';
import { columnWithEmptiesApart, isByTaskAlone, reversedOrder, type TaskOrder } from './taskOrder';
import type { TaskRow } from './taskReadModel';
import { countTasks } from './taskTotalsReadModel';

/** The part of a list that is on screen. */
export interface RowWindow {
  offset: number;
  limit: number;
}

/** Further down than this, sorting everything is quicker than merging what every project would have to give. */
const deepestMergedRow = 1000;
/** So many rows are found by an index and sorted sooner than they are met along an order: in some 30 ms at most. */
const mostSortedRows = 100_000;
/** Who sees at least this share of all tasks finds them quickest in the order of all. */
const largeShare = 0.05;

/** Few tasks, found through an index of their own: then there is nothing to gain by going project by project. */
const isNarrow = (filter: TaskFilter): boolean =>
  filter.scope !== 'all' || filter.assigneeIds !== undefined || filter.reporterIds !== undefined || filter.sprintIds !== undefined || filter.milestoneIds !== undefined || filter.text !== undefined;

type Ids = (database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder, window: RowWindow) => ReturnType<typeof idsInProject>;

/** Ids of the rows of a window in one project: read from one index alone, however far down the window lies. */
function idsInProject(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder, { offset, limit }: RowWindow) {
  let query = database.selectFrom('tasks').select('tasks.id').where(passesFilter(filter, caller));
  for (const { column, way } of order.withinProject) query = query.orderBy(column, way);
  return query.offset(offset).limit(limit);
}

/** Ids of the rows of a window over projects, in an order that an index over all projects holds. */
function idsOfAll(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder, { offset, limit }: RowWindow) {
  let query = database.selectFrom('tasks').select('tasks.id').where(passesFilter(filter, caller)).where(isInReach(caller, filter));
  for (const { column, way } of order.withinProject) query = query.orderBy(column, way);
  return query.offset(offset).limit(limit);
}

/**
 * Ids of the rows of a window of few: they are found by the filter's index and then sorted. Left to itself the database
 * may walk down the order until it meets them, past everything else: what is open, for example, is due last.
 */
function idsOfFew(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder, { offset, limit }: RowWindow) {
  const sorted = order.withinProject.map(({ column }) => column);
  // OFFSET 0 keeps the database from looking at the order while it searches.
  const few = database.selectFrom('tasks').select(sorted).where(passesFilter(filter, caller)).where(isInReach(caller, filter)).offset(0);
  let query = database.selectFrom(few.as('tasks')).select('tasks.id');
  for (const { column, way } of order.withinProject) query = query.orderBy(column, way);
  return query.offset(offset).limit(limit);
}

/** Ids of the rows of a window in an order that begins with the project. */
function idsByProject(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder, { offset, limit }: RowWindow) {
  let query = database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select('tasks.id')
    .where(passesFilter(filter, caller))
    .where(isInReach(caller, filter))
    .where('projects.deleted_at', 'is', null);
  for (const { column, way } of order.overProjects) query = query.orderBy(column, way);
  return query.offset(offset).limit(limit);
}

/**
 * Over a few of many projects no index holds the order. Every project gives its first ids from an index of its own, and
 * only those are merged: at 100,000 tasks a tenth of the time of sorting all of them.
 */
function mergedIds(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder, { offset, limit }: RowWindow) {
  const sorted = order.withinProject.map(({ column }) => column);
  let query = database
    .selectFrom('projects')
    .crossJoinLateral((eb) => {
      let first = eb.selectFrom('tasks').select(sorted).whereRef('tasks.project_id', '=', 'projects.id').where(passesFilter(filter, caller));
      for (const { column, way } of order.withinProject) first = first.orderBy(column, way);
      return first.limit(offset + limit).as('tasks');
    })
    .select('tasks.id')
    .where(isVisibleProject(caller));
  if (filter.projectIds !== undefined && filter.projectIds.length > 0) query = query.where(sql<boolean>`projects.id::text in (${sql.join(filter.projectIds)})`);
  for (const { column, way } of order.overProjects) query = query.orderBy(column, way);
  return query.offset(offset).limit(limit);
}

/** True when the projects that are asked for hold a good part of all tasks. */
async function isLargeShare(database: Kysely<Schema>, caller: Caller, filter: TaskFilter): Promise<boolean> {
  if (filter.projectIds === undefined && caller.grantedFlags.has('Project.All_Project')) return true;
  const eb = database.selectFrom('projects').select('projects.id').where(isVisibleProject(caller));
  const inQuestion = filter.projectIds === undefined ? eb : eb.where(sql<boolean>`projects.id::text in (${sql.join(filter.projectIds)})`);
  const { own, all } = await database
    .selectFrom('project_task_counts')
    .select([sql<number>`coalesce(sum(task_count) filter (where project_id in (${inQuestion})), 0)`.as('own'), sql<number>`coalesce(sum(task_count), 0)`.as('all')])
    .executeTakeFirstOrThrow();
  return own >= all * largeShare;
}

/** How the ids of a window are found quickest. */
async function quickestIds(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder, { offset, limit }: RowWindow, total: number): Promise<Ids> {
  if (filter.projectId !== undefined) return idsInProject;
  if (!isByTaskAlone(order)) return idsByProject;
  if (!isUnfiltered(filter) && total <= mostSortedRows) return idsOfFew;
  if (isNarrow(filter) || offset + limit > deepestMergedRow || (await isLargeShare(database, caller, filter))) return idsOfAll;
  return mergedIds;
}

/**
 * A window of a list in the order as the indexes have it. Only ids are sorted and skipped; the rows themselves are fetched
 * for what is on screen. What lies in the second half is reached from the end.
 * @param total length of the whole list
 */
async function windowByIndex(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder, window: RowWindow, total: number): Promise<TaskRow[]> {
  const limit = Math.min(window.limit, total - window.offset);
  if (limit <= 0) return [];
  const isNearerToEnd = window.offset > total / 2;
  const [wayOrder, way] = isNearerToEnd ? [reversedOrder(order), { offset: total - window.offset - limit, limit }] : [order, { offset: window.offset, limit }];
  const ids = (await quickestIds(database, caller, filter, wayOrder, way, total))(database, caller, filter, wayOrder, way);
  let query = database
    .selectFrom(ids.as('shown'))
    .innerJoin('tasks', 'tasks.id', 'shown.id')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(taskColumns);
  for (const { column, way: direction } of order.overProjects) query = query.orderBy(column, direction);
  return query.execute();
}

/**
 * A window of the tasks that pass the filter and that the caller may see. A given project must have been found visible.
 * Tasks without a value in the column that leads come last in both directions. Descending the index has them first: the
 * two parts of the list are then read one after the other, each along the index.
 * @param total length of the whole list
 */
export async function taskWindow(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder, window: RowWindow, total: number): Promise<TaskRow[]> {
  const column = columnWithEmptiesApart(order);
  if (column === undefined) return windowByIndex(database, caller, filter, order, window, total);
  const { offset, limit } = window;
  const filled = { ...filter, part: { column, isEmpty: false } };
  // Most windows are asked for at the top: how many have a value need not be known there.
  const atTop = offset > total / 2 ? [] : await windowByIndex(database, caller, filled, order, window, total);
  if (atTop.length === Math.min(limit, total - offset)) return atTop;
  const filledTotal = atTop.length > 0 ? offset + atTop.length : await countTasks(database, caller, filled);
  const withValue = atTop.length > 0 ? atTop : await windowByIndex(database, caller, filled, order, window, filledTotal);
  const rest = { offset: Math.max(0, offset - filledTotal), limit: limit - withValue.length };
  return [...withValue, ...(await windowByIndex(database, caller, { ...filter, part: { column, isEmpty: true } }, order, rest, total - filledTotal))];
}
