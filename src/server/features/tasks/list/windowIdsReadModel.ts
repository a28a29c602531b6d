import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import type { RowContent } from './caches/rowVersionsReadModel';
import { isVisibleProject } from '../../../visibility/visibleProjectsReadModel';
import {
  isUnfiltered,
  isVisibilityLimited,
  isVisibleByTerms,
  limitedViewer,
  matchesTerms,
  matchesTermsInScan,
} from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';
import { isCoveredByScannedIndex, isIndexed } from './taskFilterIndexes';
import { hasOnlyTaskColumns, type TaskOrder } from './taskOrder';
import { roughTaskCount } from './piecesReadModel';
import { isFromAnchor, rowsOfWindow, type RowWindow, type WindowTerms } from './windowTermsReadModel';

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

export interface ListQuery {
  readonly database: Kysely<Schema>;
  readonly caller: Caller;
  readonly filter: TaskFilter;
  readonly order: TaskOrder;
  readonly content: RowContent;
}

/** Builds the query of the ids of a window. */
type IdQuery = (database: Kysely<Schema>, terms: WindowTerms) => ReturnType<typeof idsInOrder>;

/** A way to find the ids of a window. */
export interface IdMethod {
  readonly kind: keyof typeof idQueries;
  /** Rows of the order that a scan looks at. */
  readonly scannedRows?: number;
}

export const isFiltered = (filter: TaskFilter): boolean => !isUnfiltered({ ...filter, section: undefined });

/** True for filters that have an index of their own and few tasks: merging by project gains nothing. */
const isNarrow = (filter: TaskFilter): boolean =>
  filter.scope !== 'all' ||
  filter.assigneeIds !== undefined ||
  filter.reporterIds !== undefined ||
  filter.sprintIds !== undefined ||
  filter.milestoneIds !== undefined ||
  filter.text !== undefined;

const isMatch = (terms: WindowTerms): Expression<SqlBool> =>
  expressionBuilder<Schema, 'tasks'>().and([matchesTerms(terms), isVisibleByTerms(terms)]);

/** In the order of an index, of one project or over all. */
function idsInOrder(database: Kysely<Schema>, terms: WindowTerms) {
  let query = database.selectFrom('tasks').select('tasks.id').where(isMatch(terms)).where(isFromAnchor(terms));
  for (const { column, sqlDirection } of terms.order.withinProject) query = query.orderBy(column, sqlDirection);
  return rowsOfWindow(database, query, terms);
}

/**
 * Found by the filter's index, then sorted. The planner alone may scan the order instead, past everything that does not
 * match: open tasks, for example, are sorted last by due date.
 */
const idsSorted: IdQuery = (database, terms) => {
  const sorted = terms.order.withinProject.map(({ column }) => column);
  // OFFSET 0 hides the order from the planner while it searches.
  const matches = database
    .selectFrom('tasks')
    .select(sorted)
    .where(isMatch(terms))
    .where(isFromAnchor(terms))
    .$if(terms.hasCandidates, (query) => query.where(sql<boolean>`tasks.id = any(${terms.values.candidates}::uuid[])`))
    .offset(sql.lit(0));
  let query = database.selectFrom(matches.as('tasks')).select('tasks.id');
  for (const { column, sqlDirection } of terms.order.withinProject) query = query.orderBy(column, sqlDirection);
  return rowsOfWindow(database, query, terms);
};

/** The matches among the first rows of the order. For the most frequent orders a covering index answers the filter. */
const idsInScan: IdQuery = (database, terms) => {
  const { form, values, order } = terms;
  let all = database
    .selectFrom('tasks')
    .selectAll('tasks')
    .where('tasks.deleted_at', 'is', null)
    .where(isFromAnchor(terms));
  if (form.section !== undefined) all = all.where(form.section.column, form.section.isEmpty ? 'is' : 'is not', null);
  for (const { column, sqlDirection } of order.withinProject) all = all.orderBy(column, sqlDirection);
  let query = database
    .selectFrom(all.limit(values.scannedRows).as('tasks'))
    .select('tasks.id')
    .where(matchesTermsInScan(terms))
    .where(isVisibleByTerms(terms));
  for (const { column, sqlDirection } of order.withinProject) query = query.orderBy(column, sqlDirection);
  return rowsOfWindow(database, query, terms);
};

/** In an order that begins with the project. */
const idsByProject: IdQuery = (database, terms) => {
  let query = database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select('tasks.id')
    .where(isMatch(terms))
    .where('projects.deleted_at', 'is', null)
    .where(isFromAnchor(terms));
  for (const { column, sqlDirection } of terms.order.overProjects) query = query.orderBy(column, sqlDirection);
  return rowsOfWindow(database, query, terms);
};

/**
 * Over a few of many projects no index holds the order. The first ids of every project come from its own index and only
 * these are merged: at 100,000 tasks a tenth of the time of sorting all of them.
 */
const idsMerged: IdQuery = (database, terms) => {
  const { form, values, order } = terms;
  const sorted = order.withinProject.map(({ column }) => column);
  let query = database
    .selectFrom('projects')
    .crossJoinLateral((eb) => {
      let first = eb
        .selectFrom('tasks')
        .select(sorted)
        .whereRef('tasks.project_id', '=', 'projects.id')
        .where(matchesTerms(terms))
        .where(isFromAnchor(terms));
      for (const { column, sqlDirection } of order.withinProject) first = first.orderBy(column, sqlDirection);
      return first.limit(values.mergedRows).as('tasks');
    })
    .select('tasks.id')
    .where(isVisibleProject(limitedViewer(values)));
  if (form.choices.projectIds?.includes('listed') === true)
    query = query.where(sql<boolean>`projects.id = any(${values.projectIds})`);
  for (const { column, sqlDirection } of order.overProjects) query = query.orderBy(column, sqlDirection);
  return rowsOfWindow(database, query, terms);
};

export const idQueries = {
  'in order': idsInOrder,
  sorted: idsSorted,
  'in scan': idsInScan,
  'by project': idsByProject,
  merged: idsMerged,
} as const satisfies Record<string, IdQuery>;

const seesEverything = (caller: Caller, filter: TaskFilter): boolean =>
  filter.projectIds === undefined && caller.grantedFlags.has('Project.All_Project');

async function seesLargeShare({ database, caller, filter }: ListQuery, total: number): Promise<boolean> {
  if (seesEverything(caller, filter)) return true;
  // Then the list has all that the caller sees.
  if (isUnfiltered(filter)) return total >= (await roughTaskCount(database)) * minLargeShare;
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

/** The way to the ids of a window where the filter does not matter; undefined where it does, or what the caller sees. */
export function certainMethod({ caller, filter, order }: ListQuery, window: RowWindow): IdMethod | undefined {
  if (filter.projectId !== undefined) return { kind: 'in order' };
  if (!hasOnlyTaskColumns(order)) return { kind: 'by project' };
  return seesEverything(caller, filter) || window.offset + window.limit > maxMergedRows
    ? { kind: 'in order' }
    : undefined;
}

/**
 * The fastest ways to the ids of a window, to be tried in turn until one returns a full window. Frequent matches are
 * found early in a scan of the order, unless the order depends on the filter: so the scan is bounded, and sorting follows.
 */
export async function idMethods(list: ListQuery, window: RowWindow, total: number): Promise<readonly IdMethod[]> {
  const { database, caller, filter, order } = list;
  if (filter.projectId === undefined && hasOnlyTaskColumns(order) && isFiltered(filter)) {
    if (!isVisibilityLimited(caller, filter) && isIndexed(filter, order)) return [{ kind: 'in order' }];
    if (total <= fewRows) return [{ kind: 'sorted' }];
    if (total <= maxSortedRows) {
      const expectedRows = Math.ceil(((window.offset + window.limit) * (await roughTaskCount(database))) / total);
      const scanned = isCoveredByScannedIndex(filter, order) ? scannedPerSorted.inIndex : scannedPerSorted.inTable;
      return expectedRows < total * scanned
        ? [{ kind: 'in scan', scannedRows: expectedRows * scanMargin }, { kind: 'sorted' }]
        : [{ kind: 'sorted' }];
    }
  }
  const certain = certainMethod(list, window);
  if (certain !== undefined) return [certain];
  return isNarrow(filter) || (await seesLargeShare(list, total)) ? [{ kind: 'in order' }] : [{ kind: 'merged' }];
}
