import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { cacheOwner } from '../../../database/pools/queuedPool';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { hasProjectKeys, isFromRow, keysetCondition, listPart, orderedListCacheKey, seekKeys } from './keysetReadModel';
import { isFresh } from './caches/snapshotCache';
import { changesSince, countDelta, currentSnapshot, isLogIncomplete } from './caches/taskChangeLogReadModel';
import { isVisibleToCaller, matchesFilter } from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';
import { sortKeys, type TaskOrder } from './taskOrder';
import type { AnchoredWindow } from './windowTermsReadModel';

/** Rows between two anchors of a list. Tests set less. */
export const anchorSpacing = { rows: 500 };
const maxLists = 64;
/** Up to this offset, OFFSET itself is fast enough. */
export const maxSkippedRows = (): number => 2 * anchorSpacing.rows;

/** A row of a list by the values of its sorted columns, and the number of rows before it in the snapshot. */
interface Anchor {
  readonly values: readonly string[];
  readonly position: number;
  readonly snapshot: string;
  readonly readAtMs: number;
}

interface ListAnchors {
  /** By position. Their snapshots may differ: each is refreshed before it is used. */
  anchors: readonly Anchor[];
  /** Shared by concurrent calls. */
  runningScan: Promise<void> | undefined;
}

const anchorsByDatabase = new WeakMap<object, LRUCache<string, ListAnchors>>();

function cachedAnchors(database: object, key: string): ListAnchors {
  const owner = cacheOwner(database);
  const lists = anchorsByDatabase.get(owner) ?? new LRUCache<string, ListAnchors>({ max: maxLists });
  anchorsByDatabase.set(owner, lists);
  const list = lists.get(key) ?? { anchors: [], runningScan: undefined };
  lists.set(key, list);
  return list;
}

/** The anchors of one list in one order. */
class AnchoredList {
  readonly cached: ListAnchors;
  readonly #database: Kysely<Schema>;
  readonly #caller: Caller;
  readonly #filter: TaskFilter;
  readonly #order: TaskOrder;
  readonly #keys: ReturnType<typeof sortKeys>;
  readonly #seekKeys: ReturnType<typeof sortKeys>;

  constructor(database: Kysely<Schema>, caller: Caller, filter: TaskFilter, order: TaskOrder) {
    this.#database = database;
    this.#caller = caller;
    this.#filter = filter;
    this.#order = order;
    this.#keys = sortKeys(order, filter.projectId !== undefined);
    this.#seekKeys = seekKeys(listPart(filter), order);
    this.cached = cachedAnchors(database, orderedListCacheKey(caller, filter, order));
  }

  get #hasProjects(): boolean {
    return hasProjectKeys(listPart(this.#filter), this.#order);
  }

  /** By how much changes since the anchor's snapshot have shifted it. */
  #anchorShift(anchor: Anchor) {
    let changes = changesSince(this.#database, anchor.snapshot);
    if (this.#hasProjects) changes = changes.leftJoin('projects', 'projects.id', 'tasks.project_id');
    const isBefore = sql<boolean>`${matchesFilter(this.#filter, this.#caller)} and ${isVisibleToCaller(this.#caller, this.#filter)} and ${keysetCondition(this.#seekKeys, anchor.values, 'before')}`;
    return changes.select([
      sql<number>`coalesce(sum(${countDelta}) filter (where ${isBefore}), 0)`.as('shift'),
      isLogIncomplete(this.#caller, this.#filter, this.#hasProjects).as('is_incomplete'),
      currentSnapshot.as('now'),
    ]);
  }

  /** The anchor as of now; undefined when the change log is incomplete. */
  async refresh(anchor: Anchor): Promise<Anchor | undefined> {
    const readAtMs = performance.now();
    const { shift, is_incomplete, now } = await this.#anchorShift(anchor).executeTakeFirstOrThrow();
    return is_incomplete ? undefined : { ...anchor, position: anchor.position + shift, snapshot: now, readAtMs };
  }

  /** Scans the index from an anchor, or from the beginning, and caches the anchors on the way. */
  async scan(start: Anchor | undefined, distance: number): Promise<void> {
    const readAtMs = performance.now();
    const columns = this.#seekKeys.map(({ column }, index) => sql<string>`${sql.ref(column)}`.as(`key_${index}`));
    const order = sql.join(this.#keys.map(({ column, direction }) => sql`${sql.ref(column)} ${sql.raw(direction)}`));
    let rows = this.#database
      .selectFrom('tasks')
      .where(matchesFilter(this.#filter, this.#caller))
      .where(isVisibleToCaller(this.#caller, this.#filter));
    if (this.#hasProjects)
      rows = rows
        .innerJoin('projects', 'projects.id', 'tasks.project_id')
        .where(sql<boolean>`projects.deleted_at is null`);
    if (start !== undefined) rows = rows.where(isFromRow(listPart(this.#filter), this.#order, start.values));
    const numbered = rows
      .select([...columns, sql<number>`row_number() over (order by ${order} rows unbounded preceding)`.as('nth')])
      .orderBy(order)
      .limit(distance + 1);
    const scanned = await this.#database
      .selectFrom(numbered.as('scanned'))
      .select([
        sql<string[]>`array[${sql.join(columns.map((_, index) => sql`${sql.ref(`key_${index}`)}::text`))}]`.as(
          'values',
        ),
        'nth',
        currentSnapshot.as('now'),
        // Read by the same statement, so that the positions belong to the same snapshot.
        ...(start === undefined
          ? [sql<number>`0`.as('shift')]
          : [sql<number>`(select shift from ${this.#anchorShift(start).as('since')})`.as('shift')]),
      ])
      .where(sql<boolean>`nth % ${sql.lit(anchorSpacing.rows)} = 1 and nth > 1`)
      .execute();
    const found = scanned.map(({ values, nth, now, shift }): Anchor => ({
      values,
      position: (start?.position ?? 0) + shift + nth - 1,
      snapshot: now,
      readAtMs,
    }));
    this.cached.anchors = [...this.cached.anchors, ...found].sort((a, b) => a.position - b.position);
  }
}

const lastAnchorBefore = (anchors: readonly Anchor[], offset: number): Anchor | undefined =>
  anchors.findLast(({ position }) => position <= offset);

/**
 * Replaces a large offset by an anchor near it and a small offset from there; the rows are those that the large OFFSET
 * would give. A part of the list without anchors is scanned once, along the index.
 */
export async function anchorWindow(
  database: Kysely<Schema>,
  caller: Caller,
  filter: TaskFilter,
  order: TaskOrder,
  { offset, limit }: { offset: number; limit: number },
): Promise<AnchoredWindow> {
  if (offset < maxSkippedRows()) return { from: undefined, offset, limit };
  const list = new AnchoredList(database, caller, filter, order);
  const { cached } = list;
  await cached.runningScan?.catch(() => undefined);
  cached.anchors = cached.anchors.filter(isFresh);
  let anchor = await refreshedAnchorBefore(list, offset);
  if (offset - (anchor?.position ?? 0) >= maxSkippedRows()) {
    const scan =
      cached.runningScan ??
      list.scan(anchor, offset - (anchor?.position ?? 0)).finally(() => (cached.runningScan = undefined));
    cached.runningScan = scan;
    await scan;
    anchor = await refreshedAnchorBefore(list, offset);
  }
  return anchor === undefined
    ? { from: undefined, offset, limit }
    : { from: anchor.values, offset: offset - anchor.position, limit };
}

/** The nearest anchor before the offset as of now. An incomplete change log invalidates all anchors of the list. */
async function refreshedAnchorBefore(list: AnchoredList, offset: number): Promise<Anchor | undefined> {
  const { cached } = list;
  for (let anchor = lastAnchorBefore(cached.anchors, offset); anchor !== undefined;) {
    const former: Anchor = anchor;
    const refreshed = await list.refresh(former);
    if (refreshed === undefined) {
      cached.anchors = [];
      return undefined;
    }
    cached.anchors = cached.anchors.map((other) => (other === former ? refreshed : other));
    if (refreshed.position <= offset) return refreshed;
    // New rows have shifted it past the offset.
    anchor = lastAnchorBefore(cached.anchors, Math.min(offset, former.position - 1));
  }
  return undefined;
}
