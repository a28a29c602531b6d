import path from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import { closeOnce } from '../closeOnce';
import { closePool, followLostConnections, poolUse } from '../pools/connectionPool';
import { readInTurns } from '../pools/readInTurns';
import { listenStatement, LocalChangeSignal } from '../changeSignal';
import type { Database } from '../database';
import { FairQueue, defaultQueueLimits } from '../pools/fairQueue';
import { lockDataDirectory, type DataDirectoryLock } from '../dataDirectoryLock';
import { postgresTypes } from '../postgresTypes';
import { postgresDialect } from '../postgresDialect';
import { PreparingPool } from '../pools/preparingPool';
import { tracedPool } from '../pools/tracedPool';
import type { Schema } from '../schema';
import { queuedOnOneSession } from '../pools/queuedPool';
import type { Tracing } from '../../traces/tracing';
import { EmbeddedThread } from './embeddedThread';
import { MaintenanceTimer } from './maintenanceTimer';

/** Longer than any report takes. Without a limit, a query outside its own transaction would wait for ever. */
const WAIT_FOR_SESSION_MS = 30_000;

interface EmbeddedOptions {
  readonly tracing?: Tracing | undefined;
  /** False for a copy that is read and removed. */
  readonly isDurable?: boolean;
  readonly waitForSessionMs?: number;
}

/**
 * Opens or creates the embedded database in the data directory, which stays locked until it is closed.
 * @throws when another process has the directory, or its files cannot be read or written
 */
export async function openEmbeddedDatabase(
  dataDirectory: string,
  { tracing, isDurable = true, waitForSessionMs = WAIT_FOR_SESSION_MS }: EmbeddedOptions = {},
): Promise<Database> {
  const lock = await lockDataDirectory(dataDirectory);
  try {
    const directory = path.join(dataDirectory, 'database');
    const thread = new EmbeddedThread({ directory, isDurable });
    await thread.ready();
    return databaseOn(thread, { directory, lock, tracing, waitForSessionMs });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

interface OpenDirectory {
  readonly directory: string;
  readonly lock: DataDirectoryLock;
  readonly tracing: Tracing | undefined;
  readonly waitForSessionMs: number;
}

function databaseOn(thread: EmbeddedThread, { directory, lock, tracing, waitForSessionMs }: OpenDirectory): Database {
  const changeSignal = new LocalChangeSignal();
  const pool = new pg.Pool({
    stream: () => thread.connection(),
    // The one session hears of its own commits: the notification comes with the answer to the commit.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: async (client) => {
      client.on('notification', ({ channel }) => changeSignal.emit(channel));
      await client.query(listenStatement);
    },
    // One session: two connections would share a transaction.
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitForSessionMs,
    types: postgresTypes,
    // Explicit, because the driver would otherwise read them from the environment.
    ...{ host: 'embedded', port: 5432, user: 'postgres', database: 'postgres', password: '', ssl: false },
  });
  readInTurns(pool);
  // The session is only lost when the engine has stopped, and `broken` says why.
  followLostConnections(pool, () => undefined);
  const preparing = tracedPool(new PreparingPool(pool, () => changeSignal.ring()), tracing);
  const kysely = new Kysely<Schema>({ dialect: postgresDialect(preparing) });
  const queue = new FairQueue(defaultQueueLimits(1));
  const kyselyFor = queuedOnOneSession(preparing, queue);
  const maintenance = new MaintenanceTimer(kysely, pool, directory);
  const close = closeOnce(async () => {
    await maintenance.stop();
    await closePool(kysely, pool);
    await thread.shutDown();
    await lock.release();
  });
  return {
    kysely,
    kyselyFor,
    kind: 'embedded',
    beginCopy: () => maintenance.pause(),
    broken: thread.broken,
    poolUse: () => poolUse(pool, queue),
    changeSignal,
    close,
  };
}
