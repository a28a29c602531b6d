import type { Database, DatabaseSettings } from './database';
import type { Tracing } from '../traces/tracing';
import { openEmbeddedDatabase } from './embedded/openEmbeddedDatabase';
import { listenerName } from './pools/listenerName';
import { openServerDatabase } from './openServerDatabase';

/**
 * The embedded database locks the data directory; servers on one PostgreSQL may share theirs.
 * @throws when the server cannot be reached, or the embedded files are in use or cannot be opened; the message is one clear line
 */
export function openDatabase(settings: DatabaseSettings, tracing?: Tracing): Promise<Database> {
  return settings.databaseUrl === undefined
    ? openEmbeddedDatabase(settings.dataDirectory, { tracing })
    : openServerDatabase(settings.databaseUrl, settings.databasePoolSize, {
        tracing,
        ...(settings.port !== undefined && { listenerName: listenerName(settings.port) }),
      });
}
