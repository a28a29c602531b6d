import type { Database } from '../../src/server/database/database';
import { openEmbeddedTestDatabase } from './embeddedTestDatabase';
import { openServerTestDatabase } from './serverTestDatabase';

/**
 * A database of its own with all tables and no rows, for one test file: on the PostgreSQL server of DATABASE_URL when
 * that is set, otherwise the embedded one. Close it in `afterAll`.
 */
export function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env['DATABASE_URL'];
  return serverUrl === undefined || serverUrl === '' ? openEmbeddedTestDatabase() : openServerTestDatabase(serverUrl);
}
