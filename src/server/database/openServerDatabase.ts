import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { closeOnce } from './closeOnce';
import { closePool } from './closePool';
import type { Database } from './database';
import { FairTurns, turnLimits } from './fairTurns';
import { ListeningConnection } from './listeningConnection';
import { surviveLostConnections } from './surviveLostConnections';
import { databaseInTurns } from './turnPool';
import { postgresTypes } from './postgresTypes';
import { PreparingPool } from './preparingPool';
import type { Schema } from './schema';

const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 60_000;

/**
 * Connects to a PostgreSQL server and proves it with one query.
 * @throws when the server refuses or does not answer within ten seconds.
 */
export async function openServerDatabase(databaseUrl: string, poolSize: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: postgresTypes,
    application_name: 'daybook',
    keepAlive: true,
    // As the embedded database has it: SQL that turns an instant into a day must not depend on the server's place.
    // A query that takes longer than anybody waits is ended, so that it does not take the others' time.
    // Compiling a statement takes a second and more; the longest one here runs for half a second without.
    options: `-c TimeZone=UTC -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c jit=off`,
  });
  surviveLostConnections(pool);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new Error(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
  const preparing = new PreparingPool(pool);
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing }) });
  const kyselyFor = databaseInTurns(preparing, new FairTurns(turnLimits(poolSize)));
  const changeBell = new ListeningConnection(databaseUrl);
  const close = closeOnce(async () => {
    await changeBell.close();
    await closePool(kysely, pool);
  });
  return { kysely, kyselyFor, kind: 'server', broken: new Promise(() => undefined), changeBell, close };
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
