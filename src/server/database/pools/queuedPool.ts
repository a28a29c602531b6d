import { Kysely, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { FairQueue, Owner } from './fairQueue';
import { beginsTransaction, COMMIT_WITH_LAST, isDeferred } from './preparingPool';
import { postgresDialect } from '../postgresDialect';
import type { Schema } from '../schema';

/**
 * A statement that must be accepted before any other of the same request is answered. It is sent together with the first
 * one, so that it takes no round trip of its own.
 */
export interface Escort {
  readonly statement: string;
  /** Sends it once; resolves when it is accepted, and rejects when nothing may be answered. */
  accepted(send: (statement: string, parameters: readonly unknown[]) => Promise<{ rows: unknown[] }>): Promise<void>;
  readonly isAccepted: boolean;
}

/** Every statement waits for the escort's, which precedes the first of them in the same write. */
function escorted(client: PostgresPoolClient, escort: Escort): PostgresPoolClient['query'] {
  const query = (statement: string, parameters: readonly unknown[]) => {
    if (statement === COMMIT_WITH_LAST && !escort.isAccepted)
      return Promise.reject(new Error('Nothing is committed before the caller is confirmed'));
    if (escort.isAccepted || statement === escort.statement || isDeferred(statement))
      return client.query(statement, parameters);
    const accepted = escort.accepted((text, values) => client.query(text, values));
    const answer = client.query(statement, parameters);
    return Promise.all([accepted, answer]).then(() => answer);
  };
  return query as PostgresPoolClient['query'];
}

/** A connection with its place in the queue. */
interface HeldConnection {
  readonly query: PostgresPoolClient['query'];
  readonly release: () => void;
}

/**
 * The pool for one request: connections are shared fairly with other owners. Statements that the request issues together
 * use one connection, on which they travel in one write (see `PreparingClient`); a transaction has its own.
 */
class QueuedPool implements PostgresPool {
  readonly #pool: PostgresPool;
  readonly #queue: FairQueue;
  readonly #owner: Owner;
  readonly #escort: Escort | undefined;
  #shared: Promise<HeldConnection> | undefined;
  #sharedBy = 0;

  constructor(pool: PostgresPool, queue: FairQueue, owner: Owner, escort: Escort | undefined) {
    this.#pool = pool;
    this.#queue = queue;
    this.#owner = owner;
    this.#escort = escort;
  }

  /** The connection is chosen with the first statement, which says whether it begins a transaction. */
  connect(): Promise<PostgresPoolClient> {
    let held: Promise<HeldConnection> | undefined;
    const query = (statement: string, parameters: readonly unknown[]) => {
      held ??= beginsTransaction(statement) ? this.#take() : this.#share();
      return held.then((connection) => connection.query(statement, parameters));
    };
    const release = (): void => {
      // A connection that was not given has failed the statement that asked for it.
      void held?.then(
        (connection) => connection.release(),
        () => undefined,
      );
    };
    return Promise.resolve({ query: query as PostgresPoolClient['query'], release });
  }

  async end(): Promise<void> {
    // The pool belongs to all owners.
  }

  async #take(): Promise<HeldConnection> {
    const end = await this.#queue.take(this.#owner);
    try {
      const client = await this.#pool.connect();
      const release = (): void => {
        client.release();
        end();
      };
      const query: PostgresPoolClient['query'] =
        this.#escort === undefined ? client.query.bind(client) : escorted(client, this.#escort);
      return { query, release };
    } catch (error) {
      end();
      throw error;
    }
  }

  async #share(): Promise<HeldConnection> {
    const shared = (this.#shared ??= this.#take());
    this.#sharedBy += 1;
    const leave = (): boolean => {
      this.#sharedBy -= 1;
      if (this.#sharedBy > 0) return false;
      this.#shared = undefined;
      return true;
    };
    try {
      const { query, release } = await shared;
      return { query, release: () => void (leave() && release()) };
    } catch (error) {
      leave();
      throw error;
    }
  }
}

/** The database for one owner, and with the escort of one request. */
export type DatabaseFor = (owner: Owner, escort?: Escort) => Kysely<Schema>;

const pools = new WeakMap<object, PostgresPool>();

/** Of pools that have lost a connection. */
const laterOwners = new WeakMap<PostgresPool, object>();

/**
 * What a cache of query results belongs to: the same object for the databases of all owners on one pool, until it loses a
 * connection. A transaction is one of its own, because it may have read what is never committed.
 */
export function cacheOwner(database: object): object {
  const pool = pools.get(database);
  return pool === undefined ? database : (laterOwners.get(pool) ?? pool);
}

/**
 * Leaves everything behind that was cached of this pool's results. Another server may have taken over that never had the
 * last transactions of the lost one, and gives their numbers to others.
 */
export const forgetCached = (pool: PostgresPool): void => void laterOwners.set(pool, {});

const poolsOfOneSession = new WeakSet<PostgresPool>();

/** True on the embedded database, where each statement keeps those of all users waiting. */
export const hasOneSession = (database: object): boolean => {
  const pool = pools.get(database);
  return pool !== undefined && poolsOfOneSession.has(pool);
};

/** A database for each owner, on a pool with one session. */
export const queuedOnOneSession = (pool: PostgresPool, queue: FairQueue): DatabaseFor => {
  poolsOfOneSession.add(pool);
  return queuedDatabase(pool, queue);
};

/** A database for each owner, on one pool. */
export const queuedDatabase =
  (pool: PostgresPool, queue: FairQueue): DatabaseFor =>
  (owner, escort) => {
    const dialect = postgresDialect(new QueuedPool(pool, queue, owner, escort));
    const database = new Kysely<Schema>({ dialect });
    pools.set(database, pool);
    return database;
  };
