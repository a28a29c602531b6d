import { sql, type Kysely } from 'kysely';
import { rowsAsText, type TextRow } from '../../../database/pools/preparingPool';
import { StatementForms, type Values } from '../../../database/preparedQuery';
import { asOneText } from '../../../database/rowsAsOneText';
import type { Schema } from '../../../database/schema';
import { anchorWindow, maxSkippedRows } from './anchorsReadModel';
import { cacheColumns, cachedWindow, canRefresh } from './caches/cachedWindowReadModel';
import {
  filterForm,
  filterValues,
  isVisibilityLimited,
  isVisibleByTerms,
  isVisibleToCaller,
  matchesFilter,
  matchesFilterInScan,
  matchesTerms,
} from './taskConditionsReadModel';
import { isInPiece, isReadInPieces, readInPieces } from './piecesReadModel';
import { idAndVersionColumns, valueColumns, versionTextColumns, type RowContent } from './caches/rowVersionsReadModel';
import { changesSincePieces, currentSnapshot, isLogIncomplete, isTaskRow } from './caches/taskChangeLogReadModel';
import type { TaskFilter } from './taskFilter';
import { hasProjectIndex, isIndexed } from './taskFilterIndexes';
import { hasOnlyTaskColumns, isSeekable, nullableFirstColumn, readsNullsSeparately, reversedOrder } from './taskOrder';
import { countTasks } from './taskTotalsReadModel';
import {
  certainMethod,
  idMethods,
  idQueries,
  isFiltered,
  maxSortedRows,
  type IdMethod,
  type ListQuery,
} from './windowIdsReadModel';
import {
  isFromAnchor,
  rowsOfWindow,
  sortValues,
  type AnchoredWindow,
  type RowWindow,
  type WindowTerms,
  type WindowValues,
} from './windowTermsReadModel';

/** Up to here reading the skipped rows too is faster than fetching rows by their ids. */
const maxDirectRows = 300;

/** Further down it is faster to sort all rows together than that number of each piece. */
const maxRowsOfPiece = 2000;

/** Windows up to the same one of these have the same statement, if one plan serves all of them. */
const windowBounds = [300, 1500];

const windowForms = new StatementForms({ maxForms: 500, maxPrepared: 64 });

/** Near the beginning of an index in the list's order: read directly, without fetching each row by its id. */
function rowsInIndexOrder(database: Kysely<Schema>, terms: WindowTerms, content: RowContent) {
  let query = database
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(content === 'values' ? valueColumns : idAndVersionColumns)
    .where(matchesTerms(terms))
    .where(isVisibleByTerms(terms))
    .where(isFromAnchor(terms));
  for (const { column, sqlDirection } of terms.order.withinProject) query = query.orderBy(column, sqlDirection);
  return rowsOfWindow(database, query, terms);
}

function rowsByIds(
  database: Kysely<Schema>,
  terms: WindowTerms,
  kind: IdMethod['kind'],
  { content, isCached }: { content: RowContent; isCached: boolean },
) {
  let query = database
    .selectFrom(idQueries[kind](database, terms).as('shown'))
    .innerJoin('tasks', 'tasks.id', 'shown.id')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(content === 'values' ? valueColumns : idAndVersionColumns)
    .$if(isCached, (rows) => rows.select(cacheColumns(terms.form, terms.order)));
  for (const { column, sqlDirection } of terms.order.overProjects) query = query.orderBy(column, sqlDirection);
  return query;
}

/** How the rows of a window are read: directly, or by their ids; `isCached` adds `cacheColumns`. */
type RowMethod = { readonly kind: 'directly' } | (IdMethod & { readonly isCached: boolean });

/**
 * One plan serves all windows of a list that an index has in its order. Lists of values may be one or a hundred, and of
 * frequent or rare ones: they are planned for their values, as is everything that is found first and sorted then.
 */
const hasOnePlan = (list: ListQuery): boolean =>
  list.order.withinProject.length === 2 &&
  isInIndexOrder(list) &&
  !hasListedValues(list.filter) &&
  (list.filter.projectId === undefined || hasProjectIndex(list.order));

const hasListedValues = ({ assigneeIds, reporterIds, statuses }: TaskFilter): boolean =>
  assigneeIds !== undefined || reporterIds !== undefined || statuses !== undefined;

interface StatementOptions {
  readonly candidates?: readonly string[];
  readonly forms?: StatementForms;
  /** Rows of versions as one text, see `asOneText`. */
  readonly isOneText?: boolean;
}

/** The statement of a window: compiled once for its form, with the values of this one. */
export function windowStatement(
  list: ListQuery,
  window: AnchoredWindow,
  method: RowMethod,
  { candidates, forms = windowForms, isOneText = false }: StatementOptions = {},
) {
  const { database, caller, filter, order, content } = list;
  const { offset, limit, from } = window;
  const form = filterForm(filter, caller);
  const maxRows = hasOnePlan(list) ? windowBounds.find((bound) => offset + limit <= bound) : undefined;
  const isAnchored = from !== undefined;
  const isCached = method.kind !== 'directly' && method.isCached;
  const hasCandidates = candidates !== undefined;
  return forms.statement(database, {
    form: JSON.stringify([
      ...[method.kind, content, isCached, form, order.text, isAnchored, hasCandidates],
      ...[maxRows, isOneText],
    ]),
    hasOnePlan: maxRows !== undefined,
    values: {
      ...filterValues(filter, caller),
      ...sortValues(from ?? []),
      offset,
      limit,
      mergedRows: offset + limit,
      scannedRows: method.kind === 'directly' ? 0 : (method.scannedRows ?? 0),
      candidates: candidates ?? [],
    },
    build: (builder, values: Values<WindowValues>) => {
      const terms: WindowTerms = { form, values, order, isAnchored, hasCandidates, maxRows };
      const rows =
        method.kind === 'directly'
          ? rowsInIndexOrder(builder, terms, content)
          : rowsByIds(builder, terms, method.kind, { content, isCached });
      return isOneText ? asOneText(builder, rows, versionTextColumns) : rows.modifyEnd(rowsAsText).$castTo<TextRow>();
    },
  });
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
export const topWindowStatement = (list: ListQuery, window: RowWindow, options?: StatementOptions) =>
  isReadDirectly(list, window) && window.offset < maxSkippedRows() && !readsNullsSeparately(list.order)
    ? windowStatement(list, { ...window, from: undefined }, { kind: 'directly' }, options)
    : undefined;

/** How a window is read from the nearer end of its list, so that no offset exceeds half of the list; undefined without rows. */
function fromNearerEnd(list: ListQuery, window: RowWindow, total: number) {
  const limit = Math.min(window.limit, total - window.offset);
  if (limit <= 0) return undefined;
  const isReversed = window.offset > total / 2;
  return isReversed
    ? {
        list: { ...list, order: reversedOrder(list.order) },
        window: { offset: total - window.offset - limit, limit },
        isReversed,
      }
    : { list, window: { offset: window.offset, limit }, isReversed };
}

async function windowFromNearerEnd(list: ListQuery, window: RowWindow, total: number): Promise<TextRow[]> {
  const nearer = fromNearerEnd(list, window, total);
  if (nearer === undefined) return [];
  const rows = await windowFromTop(nearer.list, nearer.window, total);
  return nearer.isReversed ? rows.reverse() : rows;
}

/**
 * The only statement that `taskWindow` sends for a window of a list without a filter, if the list has this length;
 * undefined where it sends several, or asks the database first which.
 * @returns rows in the order of the list only after `inOrder`
 */
export function likelyWindowStatement(list: ListQuery, window: RowWindow, total: number, options?: StatementOptions) {
  if (readsNullsSeparately(list.order) || isDeepWindow(list, window, total)) return undefined;
  const nearer = fromNearerEnd(list, window, total);
  if (nearer === undefined || nearer.window.offset >= maxSkippedRows() || isCacheable(nearer.list)) return undefined;
  const method: RowMethod | undefined = isReadDirectly(nearer.list, nearer.window)
    ? { kind: 'directly' }
    : withoutCache(certainMethod(nearer.list, nearer.window));
  return (
    method && {
      statement: windowStatement(nearer.list, { ...nearer.window, from: undefined }, method, options),
      inOrder: (rows: TextRow[]): TextRow[] => (nearer.isReversed ? rows.reverse() : rows),
    }
  );
}

const withoutCache = (method: IdMethod | undefined): RowMethod | undefined => method && { ...method, isCached: false };

async function windowFromTop(list: ListQuery, window: RowWindow, total: number): Promise<TextRow[]> {
  const { database, caller, filter, order } = list;
  const anchored: AnchoredWindow = usesAnchors(list, total)
    ? await anchorWindow(database, caller, filter, order, window)
    : { ...window, from: undefined };
  if (isReadDirectly(list, anchored)) return windowStatement(list, anchored, { kind: 'directly' }).execute();
  const isAnchored = anchored.offset !== window.offset;
  return isAnchored || !isCacheable(list)
    ? firstFullResult(list, anchored, total, false)
    : cachedWindow(list, window, () => firstFullResult(list, anchored, total, true));
}

/**
 * The first rows of each piece, of which those of the window are the first. Undefined for windows that are far down, and
 * when tasks of the list have changed in the meantime.
 */
async function sortedInPieces(
  list: ListQuery,
  window: AnchoredWindow,
  isCached: boolean,
): Promise<TextRow[] | undefined> {
  const { database, caller, filter, order } = list;
  const maxRows = window.offset + window.limit;
  if (window.from !== undefined || maxRows > maxRowsOfPiece) return undefined;
  const candidates: string[] = [];
  const read = await readInPieces(database, async (piece) => {
    let ids = database
      .selectFrom('tasks')
      .where('tasks.deleted_at', 'is', null)
      .where(matchesFilterInScan(filter, caller))
      .where(isVisibleToCaller(caller, filter))
      .where(isInPiece(piece))
      .select('tasks.id');
    for (const { column, sqlDirection } of order.withinProject) ids = ids.orderBy(column, sqlDirection);
    const { rows } = await sql<{ ids: string[]; snapshot: string }>`
      select array(select id from (${ids.limit(maxRows)}) first)::text[] as ids, ${currentSnapshot} as snapshot`.execute(
      database,
    );
    const [{ ids: found, snapshot } = { ids: [], snapshot: '' }] = rows;
    candidates.push(...found);
    return { snapshot };
  });
  const rows = await windowStatement(list, window, { kind: 'sorted', isCached }, { candidates }).execute();
  const since = await changesSincePieces(database, read)
    .select([
      sql<boolean>`coalesce(bool_or(${isTaskRow} and ${matchesFilter(filter, caller)} and ${isVisibleToCaller(caller, filter)}), false)`.as(
        'is_changed',
      ),
      isLogIncomplete(caller, filter).as('is_incomplete'),
    ])
    .executeTakeFirstOrThrow();
  return since.is_changed || since.is_incomplete ? undefined : rows;
}

async function firstFullResult(
  list: ListQuery,
  window: AnchoredWindow,
  total: number,
  isCached: boolean,
): Promise<TextRow[]> {
  let rows: TextRow[] = [];
  for (const method of await idMethods(list, window, total)) {
    const statement = windowStatement(list, window, { ...method, isCached });
    rows =
      (method.kind === 'sorted' && (await isReadInPieces(list.database, statement.compile()))
        ? await sortedInPieces(list, window, isCached)
        : undefined) ?? (await statement.execute());
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

/** True far from both ends of a list that has anchors. */
const isDeepWindow = (list: ListQuery, { offset, limit }: RowWindow, total: number): boolean =>
  Math.min(offset, total - offset - limit) >= maxSkippedRows() && usesAnchors(list, total);

/**
 * A window of the tasks that match the filter and are visible to the caller. The caller must have been checked for a given
 * project. Tasks without a value in the first column come last in both directions. A descending index has them first, and
 * an anchor needs a value: in these two cases the list is read as two sections, with and without a value.
 * @param total length of the whole list
 * @returns rows that begin with the columns of the list's content
 */
export async function taskWindow(list: ListQuery, window: RowWindow, total: number): Promise<TextRow[]> {
  const { database, caller, filter, order } = list;
  const { offset, limit } = window;
  const column = nullableFirstColumn(order);
  const isDeep = isDeepWindow(list, window, total);
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
