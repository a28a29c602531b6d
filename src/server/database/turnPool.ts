import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { FairTurns, Owner } from './fairTurns';
import type { Schema } from './schema';

/** The pool as one owner sees it: each connection is waited for in turn with the other owners. */
class TurnPool implements PostgresPool {
  readonly #pool: PostgresPool;
  readonly #turns: FairTurns;
  readonly #owner: Owner;

  constructor(pool: PostgresPool, turns: FairTurns, owner: Owner) {
    this.#pool = pool;
    this.#turns = turns;
    this.#owner = owner;
  }

  async connect(): Promise<PostgresPoolClient> {
    const end = await this.#turns.take(this.#owner);
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

/** Gives every owner a way to the database of its own, on one pool. */
export const databaseInTurns =
  (pool: PostgresPool, turns: FairTurns) =>
  (owner: Owner): Kysely<Schema> =>
    new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new TurnPool(pool, turns, owner) }) });
