import { sql, type Kysely } from 'kysely';
import { rowsAsText, type TextRow } from '../../database/preparingPool';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { KeptValues, type Kept } from './keptValues';
import { taskColumns } from './taskColumns';
import { isInReach, passesFilter } from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';
import { currentSnapshot, isUntold, movesSince } from './taskMovesReadModel';
import { hasEmptiesApart, isSeekable, type TaskOrder } from './taskOrder';
import { comesBeside, orderedListKey, tellingKeys } from './taskPlaces';

/** Which rows a window had. */
interface KeptWindow {
  readonly ids: readonly string[];
  /** The sorted values of the last one; undefined where the list ends within the window. */
  readonly last: readonly string[] | undefined;
}

const windows = new KeptValues<KeptWindow>(200);

/**
 * Read behind `taskColumns`: the values by which the row is sorted, as JSON because only those of the last one are looked
 * at, and the state of the database that its statement saw.
 */
export const placedColumns = (filter: TaskFilter, order: TaskOrder) =>
  [
    sql<string>`json_build_array(${sql.join(tellingKeys(filter, order).map(({ column }) => sql`${sql.ref(column)}::text`))})::text`.as(
      'sorted_values',
    ),
    sql<string>`(select ${currentSnapshot})`.as('snapshot'),
  ] as const;
const idPlace = taskColumns.indexOf('tasks.id');
const sortedValuesPlace = taskColumns.length;
const snapshotPlace = taskColumns.length + 1;

/** True when a task's values say whether it comes before the last row of a window of the list. */
export const canBeLedOn = (filter: TaskFilter, order: TaskOrder): boolean =>
  isSeekable(order) && (filter.part !== undefined || !hasEmptiesApart(order));

function keptWindow(rows: readonly TextRow[], limit: number, readAtMs: number): Kept<KeptWindow> {
  const last = rows.at(-1);
  const values = last === undefined ? [] : (JSON.parse(last[sortedValuesPlace] ?? '[]') as (string | null)[]);
  const told = values.filter((value) => value !== null);
  // What comes before an empty value cannot be told by comparing: such a window is read anew.
  const isTold = last !== undefined && told.length === values.length;
  return {
    value: { ids: rows.map((row) => row[idPlace] ?? ''), last: rows.length < limit ? undefined : told },
    snapshot: last?.[snapshotPlace] ?? '',
    readAtMs: isTold ? readAtMs : 0,
  };
}

/** The rows with these ids as they are now. */
function rowsOf(database: Kysely<Schema>, ids: readonly string[]): Promise<TextRow[]> {
  return database
    .selectFrom(
      sql<{ id: string; place: number }>`unnest(${ids}::uuid[]) with ordinality`.as<'shown'>(sql`shown(id, place)`),
    )
    .innerJoin('tasks', 'tasks.id', 'shown.id')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .where('tasks.deleted_at', 'is', null)
    .select(taskColumns)
    .orderBy('shown.place')
    .modifyEnd(rowsAsText)
    .$castTo<TextRow>()
    .execute();
}

/**
 * A window that takes a search to find, because no index holds its rows next to each other. Which rows it has is kept and
 * holds until a task of the list has come, gone or changed before its last row, as the log of moves tells: an open list is
 * read again with every change that somebody makes anywhere.
 * @param read searches for the rows, with `placedColumns`
 * @returns rows that begin with `taskColumns`
 */
export async function ledWindow(
  database: Kysely<Schema>,
  caller: Caller,
  filter: TaskFilter,
  order: TaskOrder,
  { offset, limit }: { offset: number; limit: number },
  read: () => Promise<TextRow[]>,
): Promise<TextRow[]> {
  let found: readonly TextRow[] | undefined;
  const { ids } = await windows.valueOf(
    database,
    JSON.stringify([orderedListKey(caller, filter, order), offset, limit]),
    async () => {
      const readAtMs = performance.now();
      found = await read();
      return keptWindow(found, limit, readAtMs);
    },
    async ({ value, snapshot }) => {
      const readAtMs = performance.now();
      const isBefore =
        value.last === undefined ? sql<boolean>`true` : comesBeside(tellingKeys(filter, order), value.last, 'up to');
      const { is_changed, is_untold, now } = await movesSince(database, snapshot)
        .select([
          sql<boolean>`coalesce(bool_or(tasks.move in ('enters', 'leaves') and ${passesFilter(filter, caller)} and ${isInReach(caller, filter)} and ${isBefore}), false)`.as(
            'is_changed',
          ),
          isUntold(caller, filter).as('is_untold'),
          currentSnapshot.as('now'),
        ])
        .executeTakeFirstOrThrow();
      return is_changed || is_untold ? undefined : { value, snapshot: now, readAtMs };
    },
  );
  return found === undefined ? rowsOf(database, ids) : [...found];
}
