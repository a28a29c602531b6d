import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { FairQueue, Owner } from './fairQueue';
import type { Schema } from '../schema';

/** The pool for one owner: connections are shared fairly with other owners. */
class QueuedPool implements PostgresPool {
  readonly #pool: PostgresPool;
  readonly #queue: FairQueue;
  readonly #owner: Owner;

  constructor(pool: PostgresPool, queue: FairQueue, owner: Owner) {
    this.#pool = pool;
    this.#queue = queue;
    this.#owner = owner;
  }

  async connect(): Promise<PostgresPoolClient> {
    const end = await this.#queue.take(this.#owner);
    try {
      const client = await this.#pool.connect();
      const release = (): void => {
        client.release();
        end();
      };
      const query: PostgresPoolClient['query'] = client.query.bind(client);
      return { query, release };
    } catch (error) {
      end();
      throw error;
    }
  }

  async end(): Promise<void> {
    // The pool belongs to all owners.
  }
}

/** A database for each owner, on one pool. */
export const queuedDatabase =
  (pool: PostgresPool, queue: FairQueue) =>
  (owner: Owner): Kysely<Schema> =>
    new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new QueuedPool(pool, queue, owner) }) });
