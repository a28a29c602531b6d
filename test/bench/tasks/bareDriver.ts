import path from 'node:path';
import pg from 'pg';
import { lockDataDirectory } from '../../../src/server/database/dataDirectoryLock';
import { EmbeddedThread } from '../../../src/server/database/embedded/embeddedThread';
import { postgresTypes } from '../../../src/server/database/postgresTypes';
import type { Settings } from '../../../src/server/settings';

export interface BareDriver {
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

/** The database of the settings through the `pg` driver alone, with the server's types, session settings and number of connections. */
export async function openBareDriver({ databaseUrl, databasePoolSize, dataDirectory }: Settings): Promise<BareDriver> {
  if (databaseUrl !== undefined) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: databasePoolSize,
      types: postgresTypes,
      options: '-c TimeZone=UTC',
    });
    return { pool, close: () => pool.end() };
  }
  const lock = await lockDataDirectory(dataDirectory);
  const thread = new EmbeddedThread({ directory: path.join(dataDirectory, 'database'), isDurable: true });
  await thread.ready();
  const pool = new pg.Pool({
    stream: () => thread.connection(),
    max: 1,
    types: postgresTypes,
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    password: '',
  });
  return {
    pool,
    close: async () => {
      await pool.end();
      await thread.shutDown();
      await lock.release();
    },
  };
}
