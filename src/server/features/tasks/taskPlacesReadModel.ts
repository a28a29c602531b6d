import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isFresh } from './keptValues';
import { isInReach, passesFilter } from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';
import { countOfMove, currentSnapshot, isUntold, movesSince } from './taskMovesReadModel';
import { keysWithin, type TaskOrder } from './taskOrder';
import { comesBeside, orderedListKey, tellingKeys } from './taskPlaces';

/** Every so many rows of a list a place is remembered: whatever is asked for lies less than two of them behind one. Tests take shorter ones. */
export const steps = { rows: 500 };
const MOST_LISTS = 64;
/** So many rows are passed on the way to a window without looking for a place. */
export const deepestWalk = (): number => 2 * steps.rows;

/** A place in a list: so many rows came before these values of the sorted columns, as the snapshot saw them. */
interface Place {
  readonly values: readonly string[];
  readonly position: number;
  readonly snapshot: string;
  readonly readAtMs: number;
}

interface KnownPlaces {
  /** By position; those of different snapshots differ by what has changed, which is little. */
  places: readonly Place[];
  /** Finding out more, at the moment. */
  walk: Promise<void> | undefined;
}

const listsOf = new WeakMap<object, Map<string, KnownPlaces>>();

function knownPlaces(database: object, key: string): KnownPlaces {
  const lists = listsOf.get(database) ?? new Map<string, KnownPlaces>();
  listsOf.set(database, lists);
  const list = lists.get(key) ?? { places: [], walk: undefined };
  lists.delete(key);
  lists.set(key, list);
  for (const oldest of lists.keys()) if (lists.size > MOST_LISTS) lists.delete(oldest);
  return list;
}

/** One list in one order, with what SQL has to say about its places. */
class OrderedList {
  readonly known: KnownPlaces;
  readonly #database: Kysely<Schema>;
  readonly #caller: Caller;
  readonly #filter: TaskFilter;
  readonly #keys: ReturnType<typeof keysWithin>;
  /** Those that tell rows of the list apart. */
  readonly #telling: ReturnType<typeof keysWithin>;

  constructor(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder) {
    this.#database = database;
    this.#caller = caller;
    this.#filter = filter;
    this.#keys = keysWithin(order, filter.projectId);
    this.#telling = tellingKeys(filter, order);
    this.known = knownPlaces(database, orderedListKey(caller, filter, order));
  }

  get #hasProjects(): boolean {
    return this.#keys.some(({ column }) => column.startsWith('projects.'));
  }

  /** The condition of the rows from the place on. The first column is named once more where a row over two tables would keep its index from being used. */
  from(place: Place): Expression<SqlBool> {
    const [first] = this.#telling;
    if (first === undefined || !this.#hasProjects) return comesBeside(this.#telling, place.values, 'from');
    return sql<boolean>`(${sql.ref(first.column)} ${sql.raw(first.direction === 'asc' ? '>=' : '<=')} ${place.values[0]} and ${comesBeside(this.#telling, place.values, 'from')})`;
  }

  /** Changes since the place was found, as far as they lie before it. */
  #shift(place: Place) {
    let moves = movesSince(this.#database, place.snapshot);
    if (this.#hasProjects) moves = moves.leftJoin('projects', 'projects.id', 'tasks.project_id');
    const isBefore = sql<boolean>`${passesFilter(this.#filter, this.#caller)} and ${isInReach(this.#caller, this.#filter)} and ${comesBeside(this.#telling, place.values, 'before')}`;
    return moves.select([
      sql<number>`coalesce(sum(${countOfMove}) filter (where ${isBefore}), 0)`.as('shift'),
      isUntold(this.#caller, this.#filter, this.#hasProjects).as('is_untold'),
      currentSnapshot.as('now'),
    ]);
  }

  /** The place as of now; undefined when the log does not tell where it is. */
  async ledOn(place: Place): Promise<Place | undefined> {
    const readAtMs = performance.now();
    const { shift, is_untold, now } = await this.#shift(place).executeTakeFirstOrThrow();
    return is_untold ? undefined : { ...place, position: place.position + shift, snapshot: now, readAtMs };
  }

  /** Goes along the index from a place, or from the beginning, and remembers places on the way. */
  async walk(start: Place | undefined, distance: number): Promise<void> {
    const readAtMs = performance.now();
    const columns = this.#telling.map(({ column }, index) => sql<string>`${sql.ref(column)}`.as(`key_${index}`));
    const order = sql.join(this.#keys.map(({ column, direction }) => sql`${sql.ref(column)} ${sql.raw(direction)}`));
    let rows = this.#database
      .selectFrom('tasks')
      .where(passesFilter(this.#filter, this.#caller))
      .where(isInReach(this.#caller, this.#filter));
    if (this.#hasProjects)
      rows = rows
        .innerJoin('projects', 'projects.id', 'tasks.project_id')
        .where(sql<boolean>`projects.deleted_at is null`);
    if (start !== undefined) rows = rows.where(this.from(start));
    const numbered = rows
      .select([...columns, sql<number>`row_number() over (order by ${order} rows unbounded preceding)`.as('nth')])
      .orderBy(order)
      .limit(distance + 1);
    const passed = await this.#database
      .selectFrom(numbered.as('passed'))
      .select([
        sql<string[]>`array[${sql.join(columns.map((_, index) => sql`${sql.ref(`key_${index}`)}::text`))}]`.as(
          'values',
        ),
        'nth',
        currentSnapshot.as('now'),
        // Read by the same statement, so that the positions belong to the same state.
        ...(start === undefined
          ? [sql<number>`0`.as('shift')]
          : [sql<number>`(select shift from ${this.#shift(start).as('since')})`.as('shift')]),
      ])
      .where(sql<boolean>`nth % ${sql.lit(steps.rows)} = 1 and nth > 1`)
      .execute();
    const found = passed.map(({ values, nth, now, shift }): Place => ({
      values,
      position: (start?.position ?? 0) + shift + nth - 1,
      snapshot: now,
      readAtMs,
    }));
    this.known.places = [...this.known.places, ...found].sort((a, b) => a.position - b.position);
  }
}

/** The last of the places that is not behind the offset. */
const lastBefore = (places: readonly Place[], offset: number): Place | undefined =>
  places.findLast(({ position }) => position <= offset);

/**
 * Where a window that lies far down in a list begins, without walking there: next to a place that is known. What is not
 * known is walked along the index once, and remembered every few hundred rows. Places are led on through the log of
 * moves: the row at an offset is the very one that OFFSET would have come to.
 */
export async function beginningOf(
  database: Kysely<Schema>,
  caller: Caller,
  filter: TaskFilter,
  order: TaskOrder,
  { offset, limit }: { offset: number; limit: number },
) {
  const everything: Expression<SqlBool> = sql<boolean>`true`;
  if (offset < deepestWalk()) return { from: everything, offset, limit };
  const list = new OrderedList(database, caller, filter, order);
  const { known } = list;
  await known.walk?.catch(() => undefined);
  known.places = known.places.filter(isFresh);
  let place = await ledOnBefore(list, offset);
  if (offset - (place?.position ?? 0) >= deepestWalk()) {
    const walk =
      known.walk ?? list.walk(place, offset - (place?.position ?? 0)).finally(() => (known.walk = undefined));
    known.walk = walk;
    await walk;
    place = await ledOnBefore(list, offset);
  }
  return place === undefined
    ? { from: everything, offset, limit }
    : { from: list.from(place), offset: offset - place.position, limit };
}

/** The nearest place before the offset as of now. When the log does not tell, all places are forgotten. */
async function ledOnBefore(list: OrderedList, offset: number): Promise<Place | undefined> {
  const { known } = list;
  for (let place = lastBefore(known.places, offset); place !== undefined;) {
    const former: Place = place;
    const led = await list.ledOn(former);
    if (led === undefined) {
      known.places = [];
      return undefined;
    }
    known.places = known.places.map((other) => (other === former ? led : other));
    if (led.position <= offset) return led;
    // Rows that came before it have moved it past the offset: the one before it, then.
    place = lastBefore(known.places, Math.min(offset, former.position - 1));
  }
  return undefined;
}
