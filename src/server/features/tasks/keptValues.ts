/** The log of moves is kept for longer than that: see `trimTaskMoves`. */
const LIFE_MS = 30 * 60_000;

/** A value as of one state of the database. */
export interface Kept<Value> {
  readonly value: Value;
  /** What pg_current_snapshot() said in the very statement that read the value. */
  readonly snapshot: string;
  /** A moment before that statement, on the stopwatch of this process. */
  readonly readAtMs: number;
}

export const isFresh = ({ readAtMs }: Pick<Kept<unknown>, 'readAtMs'>): boolean =>
  performance.now() - readAtMs < LIFE_MS;

/**
 * What this process has read at some expense, by database and key. Nothing is ever answered as it was kept: it is led on
 * through what has changed since, so that it is true whichever process made the changes.
 */
export class KeptValues<Value> {
  readonly #most: number;
  readonly #ofDatabases = new WeakMap<object, Map<string, Promise<Kept<Value>>>>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * @param read reads the value anew
   * @param leadOn makes a kept value one of now; undefined when only reading anew helps
   */
  async valueOf(
    database: object,
    key: string,
    read: () => Promise<Kept<Value>>,
    leadOn: (kept: Kept<Value>) => Promise<Kept<Value> | undefined>,
  ): Promise<Value> {
    const values = this.#ofDatabases.get(database) ?? new Map<string, Promise<Kept<Value>>>();
    this.#ofDatabases.set(database, values);
    const known = await values.get(key)?.catch(() => undefined);
    const led = known !== undefined && isFresh(known) ? await leadOn(known) : undefined;
    const current = led === undefined ? read() : Promise.resolve(led);
    // The last one asked for stands last: the first is let go.
    values.delete(key);
    values.set(key, current);
    for (const oldest of values.keys()) if (values.size > this.#most) values.delete(oldest);
    try {
      return (await current).value;
    } catch (error) {
      if (values.get(key) === current) values.delete(key);
      throw error;
    }
  }
}
