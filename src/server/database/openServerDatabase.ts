import { Kysely } from 'kysely';
import pg from 'pg';
import { closeOnce } from './closeOnce';
import { closePool, followLostConnections, poolUse } from './pools/connectionPool';
import { readInTurns } from './pools/readInTurns';
import type { Database } from './database';
import { FairQueue, defaultQueueLimits } from './pools/fairQueue';
import { ListeningConnection } from './pools/listeningConnection';
import { forgetCached, queuedDatabase } from './pools/queuedPool';
import { postgresTypes } from './postgresTypes';
import { postgresDialect } from './postgresDialect';
import { PreparingPool } from './pools/preparingPool';
import { hasSharedSessions } from './pools/sharedSessions';
import { tracedPool } from './pools/tracedPool';
import type { Schema } from './schema';
import type { Tracing } from '../traces/tracing';
import { minuteMs } from '../../domain/calendar/duration';

const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = minuteMs;
/**
 * A database server that disappears without closing its connections is noticed after this time, not after the system's
 * two hours.
 */
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * UTC, as in the embedded database: SQL that turns an instant into a day must not depend on the server's location.
 * The timeout ends queries that take longer than any user waits. JIT compilation takes a second and more; the slowest
 * statement here runs half a second without it. Starting the processes of a parallel plan takes ten times as long as most
 * statements, and they take the processors from others. Not as options of the connection: PgBouncer rejects them.
 */
const configureSession = [
  "set timezone to 'UTC'",
  `set statement_timeout to ${STATEMENT_TIMEOUT_MS}`,
  'set jit to off',
  'set max_parallel_workers_per_gather to 0',
].join('; ');

interface ServerDatabaseOptions {
  readonly tracing?: Tracing | undefined;
  /** Name of the connection for changes. */
  readonly listenerName?: string;
}

class SharedSessions extends Error {}

/** @throws when a pooler lets several connections share a session */
async function mustKeepSessions(databaseUrl: string): Promise<void> {
  if (await hasSharedSessions(databaseUrl, CONNECT_TIMEOUT_MS))
    throw new SharedSessions(
      'The pooler of DATABASE_URL must keep a session for each connection: set pool_mode = session in PgBouncer',
    );
}

/**
 * Connects to a PostgreSQL server and verifies it with one query.
 * @throws when the server rejects the connection or does not answer within ten seconds
 */
export async function openServerDatabase(
  databaseUrl: string,
  poolSize: number,
  { tracing, listenerName }: ServerDatabaseOptions = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    pipeline: true,
    // Connections stay open: a new one takes three times as long as a call. Replaced every hour, because each session of
    // the server keeps growing a little.
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 3600,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: postgresTypes,
    application_name: 'daybook',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    // The driver waits for the promise, though its types do not say so.
    onConnect: ((client) => client.query(configureSession)) as (client: pg.ClientBase) => void,
  });
  readInTurns(pool);
  const changeSignal = new ListeningConnection(databaseUrl, listenerName);
  const preparing = tracedPool(new PreparingPool(pool, () => changeSignal.ring()), tracing);
  followLostConnections(pool, (error) => {
    forgetCached(preparing);
    if (!pool.ending) process.emitWarning(`A connection to the database was lost: ${error.message}`);
  });
  try {
    await mustKeepSessions(databaseUrl);
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    if (error instanceof SharedSessions) throw error;
    throw new Error(`The database of DATABASE_URL cannot be reached: ${errorText(error)}`, { cause: error });
  }
  const kysely = new Kysely<Schema>({ dialect: postgresDialect(preparing) });
  const queue = new FairQueue(defaultQueueLimits(poolSize));
  const kyselyFor = queuedDatabase(preparing, queue);
  const close = closeOnce(async () => {
    // The pool waits for what is still under way, whose commits are announced to other servers.
    try {
      await closePool(kysely, pool);
    } finally {
      await changeSignal.close();
    }
  });
  return {
    kysely,
    kyselyFor,
    kind: 'server',
    broken: new Promise(() => undefined),
    poolUse: () => poolUse(pool, queue),
    changeSignal,
    close,
  };
}

function errorText(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorText).join(', ');
  return error instanceof Error ? error.message : String(error);
}
