import { LRUCache } from 'lru-cache';
import { cacheOwner } from '../../../../database/pools/queuedPool';
import { minuteMs } from '../../../../../domain/calendar/duration';

/** Shorter than the change log is kept: see `trimTaskChangeLog`. */
const maxAgeMs = 30 * minuteMs;

/** A value as of one snapshot of the database. */
export interface Cached<Value> {
  readonly value: Value;
  /** pg_current_snapshot() of the statement that read the value. */
  readonly snapshot: string;
  /** performance.now() before that statement. */
  readonly readAtMs: number;
}

export const isFresh = ({ readAtMs }: Pick<Cached<unknown>, 'readAtMs'>): boolean =>
  performance.now() - readAtMs < maxAgeMs;

/**
 * Expensive query results of this process, by database and key, least recently used evicted first. A cached value is never
 * returned as it is: it is first refreshed from the change log, so that changes of other processes count too.
 */
export class SnapshotCache<Value> {
  readonly #maxEntries: number;
  readonly #byDatabase = new WeakMap<object, LRUCache<string, Promise<Cached<Value>>>>();

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  /** The value of an earlier call, which may have changed since; undefined when there is none. */
  async lastValue(database: object, key: string): Promise<Value | undefined> {
    const cached = await this.#byDatabase
      .get(cacheOwner(database))
      ?.get(key)
      ?.catch(() => undefined);
    return cached?.value;
  }

  /**
   * @param read runs the whole query
   * @param refresh brings a cached value up to date; undefined when the query has to run again
   */
  async get(
    database: object,
    key: string,
    read: () => Promise<Cached<Value>>,
    refresh: (cached: Cached<Value>) => Promise<Cached<Value> | undefined>,
  ): Promise<Value> {
    const owner = cacheOwner(database);
    const values =
      this.#byDatabase.get(owner) ?? new LRUCache<string, Promise<Cached<Value>>>({ max: this.#maxEntries });
    this.#byDatabase.set(owner, values);
    const cached = await values.get(key)?.catch(() => undefined);
    const refreshed = cached !== undefined && isFresh(cached) ? await refresh(cached) : undefined;
    const current = refreshed === undefined ? read() : Promise.resolve(refreshed);
    values.set(key, current);
    try {
      return (await current).value;
    } catch (error) {
      if (values.get(key) === current) values.delete(key);
      throw error;
    }
  }
}
