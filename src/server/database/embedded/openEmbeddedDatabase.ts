import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { closeOnce } from '../closeOnce';
import { closePool } from '../closePool';
import { listenStatement, Ringing } from '../changeBell';
import type { Database } from '../database';
import { FairTurns, turnLimits } from '../fairTurns';
import { lockDataDirectory, type DataDirectoryLock } from '../dataDirectoryLock';
import { postgresTypes } from '../postgresTypes';
import { PreparingPool } from '../preparingPool';
import type { Schema } from '../schema';
import { surviveLostConnections } from '../surviveLostConnections';
import { databaseInTurns } from '../turnPool';
import { EmbeddedThread } from './embeddedThread';
import { Upkeep } from './upkeep';

/** Longer than any report takes; a query inside a transaction that goes round it would otherwise wait for ever. */
const WAIT_FOR_SESSION_MS = 30_000;

/**
 * Opens the embedded database below the data directory; makes it when there is none. The directory is held until it is closed.
 * @throws when another process holds the directory, or its files cannot be read or written.
 */
export async function openEmbeddedDatabase(dataDirectory: string): Promise<Database> {
  const lock = await lockDataDirectory(dataDirectory);
  try {
    const thread = new EmbeddedThread({ directory: path.join(dataDirectory, 'database') });
    await thread.ready();
    return databaseOn(thread, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function databaseOn(thread: EmbeddedThread, lock: DataDirectoryLock): Database {
  const bell = new Ringing();
  const pool = new pg.Pool({
    stream: () => thread.connection(),
    // The one session hears of its own commits: the notification comes with the answer to the commit.
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: async (client) => {
      client.on('notification', ({ channel }) => bell.ring(channel));
      await client.query(listenStatement);
    },
    // One session: two connections would find themselves in each other's transaction.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_SESSION_MS,
    types: postgresTypes,
    // Named here, because the driver would otherwise take them from the environment.
    ...{ host: 'embedded', port: 5432, user: 'postgres', database: 'postgres', password: '', ssl: false },
  });
  surviveLostConnections(pool);
  const preparing = new PreparingPool(pool);
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing }) });
  const kyselyFor = databaseInTurns(preparing, new FairTurns(turnLimits(1)));
  const upkeep = new Upkeep(kysely, pool);
  const close = closeOnce(async () => {
    await upkeep.stop();
    await closePool(kysely, pool);
    await thread.shutDown();
    await lock.release();
  });
  return { kysely, kyselyFor, kind: 'embedded', broken: thread.broken, changeBell: bell, close };
}
