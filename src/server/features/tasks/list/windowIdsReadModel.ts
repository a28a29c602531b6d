import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/call';
import { isVisibleProject } from '../../../visibility/visibleProjects';
import {
  isUnfiltered,
  isVisibilityLimited,
  isVisibleToCaller,
  matchesFilter,
  matchesFilterInScan,
} from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';
import { isCoveredByScannedIndex, isIndexed } from './taskFilterIndexes';
import { hasOnlyTaskColumns, type TaskOrder } from './taskOrder';
import { countAllTasks } from './taskTotalsReadModel';

/** Below this row, sorting everything is faster than merging the first rows of each project. */
const maxMergedRows = 1000;
/** Up to this size a filtered list is sorted in some 30 ms, faster than scanning an order for it. */
export const maxSortedRows = 100_000;
/** Up to this size a filtered list is sorted without comparing plans. */
const fewRows = 1000;
/** Callers who see at least this share of all tasks are served fastest from the index over all projects. */
const minLargeShare = 0.05;
/** A scan gives up after this multiple of the rows that it is expected to need. */
const scanMargin = 2;
/** Tasks scanned in the time in which one is found by its filter and fetched for sorting. */
const scannedPerSorted = { inIndex: 4, inTable: 0.5 };

/** The part of a list that is on screen. */
export interface RowWindow {
  offset: number;
  limit: number;
}

export interface ListQuery {
  readonly database: Kysely<Schema>;
  readonly caller: Caller;
  readonly filter: TaskFilter;
  readonly order: TaskOrder;
}

/** A window whose offset counts the rows for which the condition holds. */
export interface AnchoredWindow extends RowWindow {
  readonly isFrom: Expression<SqlBool>;
}

/** A query of the ids of a window. */
export type IdQuery = (list: ListQuery, window: AnchoredWindow) => ReturnType<typeof idsInProject>;

export const isFiltered = (filter: TaskFilter): boolean => !isUnfiltered({ ...filter, section: undefined });

/** True for filters that have an index of their own and few tasks: merging by project gains nothing. */
const isNarrow = (filter: TaskFilter): boolean =>
  filter.scope !== 'all' ||
  filter.assigneeIds !== undefined ||
  filter.reporterIds !== undefined ||
  filter.sprintIds !== undefined ||
  filter.milestoneIds !== undefined ||
  filter.text !== undefined;

/** In one project: an index-only scan at any offset. */
function idsInProject({ database, caller, filter, order }: ListQuery, { isFrom, offset, limit }: AnchoredWindow) {
  let query = database.selectFrom('tasks').select('tasks.id').where(matchesFilter(filter, caller)).where(isFrom);
  for (const { column, sqlDirection } of order.withinProject) query = query.orderBy(column, sqlDirection);
  return query.offset(offset).limit(limit);
}

/** Over projects, in the order of an index over all projects. */
const idsInIndexOrder: IdQuery = (list, window) =>
  idsInProject(list, {
    ...window,
    isFrom: sql<boolean>`(${window.isFrom} and ${isVisibleToCaller(list.caller, list.filter)})`,
  });

/**
 * Found by the filter's index, then sorted. The planner alone may scan the order instead, past everything that does not
 * match: open tasks, for example, are sorted last by due date.
 */
const idsSorted: IdQuery = ({ database, caller, filter, order }, { isFrom, offset, limit }) => {
  const sorted = order.withinProject.map(({ column }) => column);
  // OFFSET 0 hides the order from the planner while it searches.
  const matches = database
    .selectFrom('tasks')
    .select(sorted)
    .where(matchesFilter(filter, caller))
    .where(isVisibleToCaller(caller, filter))
    .where(isFrom)
    .offset(0);
  let query = database.selectFrom(matches.as('tasks')).select('tasks.id');
  for (const { column, sqlDirection } of order.withinProject) query = query.orderBy(column, sqlDirection);
  return query.offset(offset).limit(limit);
};

/** The matches among the first rows of the order. For the most frequent orders a covering index answers the filter. */
const idsInScan =
  (scannedRows: number): IdQuery =>
  ({ database, caller, filter, order }, { isFrom, offset, limit }) => {
    let all = database.selectFrom('tasks').selectAll('tasks').where('tasks.deleted_at', 'is', null).where(isFrom);
    if (filter.section !== undefined)
      all = all.where(filter.section.column, filter.section.isEmpty ? 'is' : 'is not', null);
    for (const { column, sqlDirection } of order.withinProject) all = all.orderBy(column, sqlDirection);
    let query = database
      .selectFrom(all.limit(scannedRows).as('tasks'))
      .select('tasks.id')
      .where(matchesFilterInScan(filter, caller))
      .where(isVisibleToCaller(caller, filter));
    for (const { column, sqlDirection } of order.withinProject) query = query.orderBy(column, sqlDirection);
    return query.offset(offset).limit(limit);
  };

/** In an order that begins with the project. */
const idsByProject: IdQuery = ({ database, caller, filter, order }, { isFrom, offset, limit }) => {
  let query = database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select('tasks.id')
    .where(matchesFilter(filter, caller))
    .where(isVisibleToCaller(caller, filter))
    .where('projects.deleted_at', 'is', null)
    .where(isFrom);
  for (const { column, sqlDirection } of order.overProjects) query = query.orderBy(column, sqlDirection);
  return query.offset(offset).limit(limit);
};

/**
 * Over a few of many projects no index holds the order. The first ids of every project come from its own index and only
 * these are merged: at 100,000 tasks a tenth of the time of sorting all of them.
 */
const idsMerged: IdQuery = ({ database, caller, filter, order }, { isFrom, offset, limit }) => {
  const sorted = order.withinProject.map(({ column }) => column);
  let query = database
    .selectFrom('projects')
    .crossJoinLateral((eb) => {
      let first = eb
        .selectFrom('tasks')
        .select(sorted)
        .whereRef('tasks.project_id', '=', 'projects.id')
        .where(matchesFilter(filter, caller))
        .where(isFrom);
      for (const { column, sqlDirection } of order.withinProject) first = first.orderBy(column, sqlDirection);
      return first.limit(offset + limit).as('tasks');
    })
    .select('tasks.id')
    .where(isVisibleProject(caller));
  if (filter.projectIds !== undefined && filter.projectIds.length > 0)
    query = query.where(sql<boolean>`projects.id::text in (${sql.join(filter.projectIds)})`);
  for (const { column, sqlDirection } of order.overProjects) query = query.orderBy(column, sqlDirection);
  return query.offset(offset).limit(limit);
};

async function seesLargeShare({ database, caller, filter }: ListQuery): Promise<boolean> {
  if (filter.projectIds === undefined && caller.grantedFlags.has('Project.All_Project')) return true;
  const visible = database.selectFrom('projects').select('projects.id').where(isVisibleProject(caller));
  const listed =
    filter.projectIds === undefined
      ? visible
      : visible.where(sql<boolean>`projects.id::text in (${sql.join(filter.projectIds)})`);
  const { own, all } = await database
    .selectFrom('project_task_counts')
    .select([
      sql<number>`coalesce(sum(task_count) filter (where project_id in (${listed})), 0)`.as('own'),
      sql<number>`coalesce(sum(task_count), 0)`.as('all'),
    ])
    .executeTakeFirstOrThrow();
  return own >= all * minLargeShare;
}

/**
 * The fastest queries for the ids of a window, to be tried in turn until one returns a full window. Frequent matches are
 * found early in a scan of the order, unless the order depends on the filter: so the scan is bounded, and sorting follows.
 */
export async function idQueries(list: ListQuery, window: AnchoredWindow, total: number): Promise<readonly IdQuery[]> {
  const { database, caller, filter, order } = list;
  if (filter.projectId !== undefined) return [idsInProject];
  if (!hasOnlyTaskColumns(order)) return [idsByProject];
  if (isFiltered(filter)) {
    if (!isVisibilityLimited(caller, filter) && isIndexed(filter, order)) return [idsInIndexOrder];
    if (total <= fewRows) return [idsSorted];
    if (total <= maxSortedRows) {
      const expectedRows = Math.ceil(((window.offset + window.limit) * (await countAllTasks(database))) / total);
      const scanned = isCoveredByScannedIndex(filter, order) ? scannedPerSorted.inIndex : scannedPerSorted.inTable;
      return expectedRows < total * scanned ? [idsInScan(expectedRows * scanMargin), idsSorted] : [idsSorted];
    }
  }
  if (isNarrow(filter) || window.offset + window.limit > maxMergedRows || (await seesLargeShare(list)))
    return [idsInIndexOrder];
  return [idsMerged];
}
