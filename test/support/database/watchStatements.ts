import { Duplex } from 'node:stream';
import pg from 'pg';

type Query = (this: pg.Client, ...parameters: unknown[]) => unknown;
export type StatementObserver = (text: string, client: pg.Client, values: readonly unknown[]) => void;

const observers = new Set<StatementObserver>();

/** A query that calls the observer before it sends its statement. */
const observed = (query: Query, observe: StatementObserver): Query =>
  function (this: pg.Client, ...parameters: unknown[]) {
    const [statement, values] = parameters as [{ text?: string; values?: unknown[] } | string, unknown];
    const { text = '', values: own = [] } = typeof statement === 'string' ? { text: statement } : statement;
    observe(text, this, Array.isArray(values) ? values : own);
    return query.apply(this, parameters);
  };

/** Calls the observer before every statement of all connections of this process, from now on. The same one is added once. */
export function observeStatements(observer: StatementObserver): void {
  if (observers.size === 0)
    pg.Client.prototype.query = observed(pg.Client.prototype.query, (...seen) => {
      for (const observe of observers) observe(...seen);
    }) as typeof pg.Client.prototype.query;
  observers.add(observer);
}

/** Text that only statements of the server's own upkeep have, which may run during any call. */
const isOfUpkeep = (text: string): boolean =>
  /^\s*(?:notify |set plan_cache_mode |vacuum |checkpoint\b|select pg_stat_force_next_flush|select \(pg_current_wal_lsn)/.test(
    text,
  ) || /from pg_stat_user_tables|pg_temp\./.test(text);

/**
 * Calls `watch` before every statement that calls of the tested server send: without those of rehearsals, notifications
 * of other servers (which several commits may share), how statements are planned, and the upkeep of the embedded
 * database. Ends with the mocks of the test.
 */
export function watchStatements(watch: StatementObserver): void {
  const watched = observed(pg.Client.prototype.query, (text, client, values) => {
    const { application_name: name } = (client as unknown as { connectionParameters: { application_name?: string } })
      .connectionParameters;
    if (name !== 'daybook rehearsal' && !isOfUpkeep(text)) watch(text, client, values);
  });
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(watched);
}

/**
 * Counts the writes to the database in which the statements of `watchStatements` travel: those that are sent together
 * count once. Ends with the mocks of the test.
 * @returns how many there were since it was last asked
 */
export function countWrites(watch: StatementObserver = () => undefined): () => number {
  const streams = new Set<Duplex>();
  let writes = 0;
  watchStatements((text, client, values) => {
    streams.add((client as unknown as { connection: { stream: Duplex } }).connection.stream);
    watch(text, client, values);
  });
  const uncork = Duplex.prototype.uncork;
  jest.spyOn(Duplex.prototype, 'uncork').mockImplementation(function (this: Duplex) {
    if (streams.has(this) && this.writableCorked === 1 && this.writableLength > 0) writes += 1;
    uncork.call(this);
  });
  return () => {
    const counted = writes;
    writes = 0;
    return counted;
  };
}
