import type { Database, DatabaseSettings } from './database';
import { openEmbeddedDatabase } from './embedded/openEmbeddedDatabase';
import { openServerDatabase } from './openServerDatabase';

/**
 * Opens the database that the settings name. The embedded one holds the data directory for itself; servers on one
 * PostgreSQL may share theirs.
 * @throws when the server cannot be reached, or the embedded files are in use or cannot be opened; the message is one clear line.
 */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.databaseUrl === undefined
    ? openEmbeddedDatabase(settings.dataDirectory)
    : openServerDatabase(settings.databaseUrl, settings.databasePoolSize);
}
