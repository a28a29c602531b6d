import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Tracing } from '../../traces/tracing';
import { COMMIT_WITH_LAST, isDeferred, isSentWithNext } from './preparingPool';

/**
 * The pool with a span for each statement of a request; without tracing the pool itself. A statement that travels with the
 * next takes no time of its own.
 */
export function tracedPool(pool: PostgresPool, tracing: Tracing | undefined): PostgresPool {
  if (tracing === undefined) return pool;
  /** Kysely identifies connections by object identity. */
  const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  const traced = (client: PostgresPoolClient): PostgresPoolClient => {
    const query = (statement: string, parameters: readonly unknown[]) =>
      isDeferred(statement) && !isSentWithNext(statement) && statement !== 'commit' && statement !== COMMIT_WITH_LAST
        ? client.query(statement, parameters)
        : tracing.statement(statement, () => client.query(statement, parameters));
    return { query: query as PostgresPoolClient['query'], release: () => client.release() };
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known !== undefined) return known;
      const made = traced(client);
      clients.set(client, made);
      return made;
    },
    end: () => pool.end(),
  };
}
