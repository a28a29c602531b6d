import type { Database, DatabaseSettings } from './database';
import { openEmbeddedDatabase } from './embedded/openEmbeddedDatabase';
import { openServerDatabase } from './openServerDatabase';

/**
 * Opens the database that the settings name. The caller holds the lock of the data directory when it is embedded.
 * @throws when the server cannot be reached or the embedded files cannot be opened; the message is one clear line.
 */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.databaseUrl === undefined
    ? openEmbeddedDatabase(settings.dataDirectory)
    : openServerDatabase(settings.databaseUrl, settings.databasePoolSize);
}
