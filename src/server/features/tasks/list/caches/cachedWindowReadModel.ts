import { sql, type Kysely } from 'kysely';
import { rowsAsText, type TextRow } from '../../../../database/pools/preparingPool';
import { sendTogether } from '../../../../database/sendTogether';
import { preparedQuery, StatementForms, type Values } from '../../../../database/preparedQuery';
import type { Schema } from '../../../../database/schema';
import type { Caller } from '../../../../operations/caller';
import { SnapshotCache, type Cached } from './snapshotCache';
import {
  filterForm,
  filterValues,
  isVisibleByTerms,
  matchesTerms,
  type FilterValues,
} from '../taskConditionsReadModel';
import type { TaskFilter } from '../taskFilter';
import { columnCount, idAndVersionColumns, rowId, valueColumns, type RowContent } from './rowVersionsReadModel';
import { changesSince, currentSnapshot, isLogIncomplete, isTaskRow } from './taskChangeLogReadModel';
import { isSeekable, readsNullsSeparately, type TaskOrder } from '../taskOrder';
import { keysetCondition, orderedListCacheKey, seekKeys, type ListPart } from '../keysetReadModel';
import type { ListQuery } from '../windowIdsReadModel';
import { sortValues, valuesInKeys, type RowWindow, type SortValueNames } from '../windowTermsReadModel';

/** The ids of a window. */
interface CachedWindow {
  readonly ids: readonly string[];
  /** The sort values of the last row; undefined where the list ends within the window. */
  readonly last: readonly string[] | undefined;
}

const cache = new SnapshotCache<CachedWindow>(200);

/** Selected after the columns of the content: the sort values as JSON, parsed for the last row only, and the snapshot of the statement. */
export const cacheColumns = (part: ListPart, order: TaskOrder) =>
  [
    sql<string>`json_build_array(${sql.join(seekKeys(part, order).map(({ column }) => sql`${sql.ref(column)}::text`))})::text`.as(
      'sort_values',
    ),
    sql<string>`(select ${currentSnapshot})`.as('snapshot'),
  ] as const;

/** True when comparing values shows whether a changed task comes before the last row of a window. */
export const canRefresh = (filter: TaskFilter, order: TaskOrder): boolean =>
  isSeekable(order) && (filter.section !== undefined || !readsNullsSeparately(order));

function toCached(
  rows: readonly TextRow[],
  { content, limit, readAtMs }: { content: RowContent; limit: number; readAtMs: number },
): Cached<CachedWindow> {
  const sortValuesIndex = columnCount[content];
  const snapshotIndex = sortValuesIndex + 1;
  const last = rows.at(-1);
  const values = last === undefined ? [] : (JSON.parse(last[sortValuesIndex] ?? '[]') as (string | null)[]);
  const filledValues = values.filter((value) => value !== null);
  // Nothing compares with an empty value: such a window expires immediately.
  const isComparable = last !== undefined && filledValues.length === values.length;
  return {
    value: { ids: rows.map((row) => rowId(row, content)), last: rows.length < limit ? undefined : filledValues },
    snapshot: last?.[snapshotIndex] ?? '',
    readAtMs: isComparable ? readAtMs : Number.NEGATIVE_INFINITY,
  };
}

const rowsByIdsQuery = (content: RowContent) =>
  preparedQuery((database, { ids }: Values<{ ids: readonly string[] }>) =>
    database
      .selectFrom(
        sql<{ id: string; nth: number }>`unnest(${ids}::uuid[]) with ordinality`.as<'shown'>(sql`shown(id, nth)`),
      )
      .innerJoin('tasks', 'tasks.id', 'shown.id')
      .innerJoin('projects', 'projects.id', 'tasks.project_id')
      .where('tasks.deleted_at', 'is', null)
      .select(content === 'values' ? valueColumns : idAndVersionColumns)
      .orderBy('shown.nth')
      .modifyEnd(rowsAsText)
      .$castTo<TextRow>(),
  );

/** The rows with these ids as they are now, in their order, without those of deleted tasks. Does not check visibility. */
export const rowsByIdsStatement = {
  values: rowsByIdsQuery('values'),
  versions: rowsByIdsQuery('versions'),
} as const satisfies Record<RowContent, unknown>;

/** Whether the change log has a change of a list before the last row of a window: planned for the length of the log. */
const windowChanges = new StatementForms({ maxForms: 200, maxPrepared: 0 });

type ChangeValues = FilterValues & SortValueNames & { snapshot: string };

function windowChangesSince(
  database: Kysely<Schema>,
  caller: Caller,
  filter: TaskFilter,
  order: TaskOrder,
  { value: { last }, snapshot }: Cached<CachedWindow>,
) {
  const form = filterForm(filter, caller);
  const keys = seekKeys(form, order);
  return windowChanges.statement(database, {
    form: JSON.stringify([form, order.text, last === undefined]),
    values: { ...filterValues(filter, caller), ...sortValues(last ?? []), snapshot },
    hasOnePlan: false,
    build: (builder, values: Values<ChangeValues>) => {
      const terms = { form, values };
      const isBefore =
        last === undefined ? sql<boolean>`true` : keysetCondition(keys, valuesInKeys(keys, values), 'up to');
      return changesSince(builder, values.snapshot).select([
        sql<boolean>`coalesce(bool_or(${isTaskRow} and ${matchesTerms(terms)} and ${isVisibleByTerms(terms)} and ${isBefore}), false)`.as(
          'is_changed',
        ),
        isLogIncomplete(caller, filter).as('is_incomplete'),
        currentSnapshot.as('now'),
      ]);
    },
  });
}

/**
 * A window whose rows no index holds next to each other. Its ids are cached until the change log has a change of the list
 * before its last row: every open list is requested again with every change anywhere, and few changes concern it.
 * @param read runs the whole query, with `cacheColumns`
 * @returns rows that begin with the columns of the list's content
 */
export async function cachedWindow(
  { database, caller, filter, order, content }: ListQuery,
  { offset, limit }: RowWindow,
  read: () => Promise<TextRow[]>,
): Promise<TextRow[]> {
  let found: readonly TextRow[] | undefined;
  const { ids } = await cache.get(
    database,
    JSON.stringify([orderedListCacheKey(caller, filter, order), offset, limit]),
    async () => {
      const readAtMs = performance.now();
      found = await read();
      return toCached(found, { content, limit, readAtMs });
    },
    async (cached) => {
      const readAtMs = performance.now();
      const { value } = cached;
      const [[since], rows] = await sendTogether(database, [
        windowChangesSince(database, caller, filter, order, cached),
        rowsByIdsStatement[content](database, { ids: value.ids }),
      ]);
      if (since === undefined) throw new Error('An aggregate has one row');
      const { is_changed, is_incomplete, now } = since;
      if (is_changed || is_incomplete) return undefined;
      found = rows;
      return { value, snapshot: now, readAtMs };
    },
  );
  // None where another call has just read the ids.
  return found === undefined ? rowsByIdsStatement[content](database, { ids }).execute() : [...found];
}
