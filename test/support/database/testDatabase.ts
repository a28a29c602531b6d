import type { Database } from '../../../src/server/database/database';
import { openEmbeddedTestDatabase } from './embeddedTestDatabase';
import { lendDatabase } from './reusableDatabase';
import { openServerTestDatabase } from './serverTestDatabase';

/**
 * A database with all tables and no rows, for one test file: on the PostgreSQL server of DATABASE_URL when that is set,
 * otherwise the embedded one. Close it in `afterAll`: test files of one process use the same one in turn.
 */
export const openTestDatabase = (): Promise<Database> => lendDatabase(openOwnTestDatabase);

/** The same, never shared: for tests that change tables or look at the connection itself. */
export function openOwnTestDatabase(): Promise<Database> {
  const serverUrl = process.env['DATABASE_URL'];
  return serverUrl === undefined || serverUrl === '' ? openEmbeddedTestDatabase() : openServerTestDatabase(serverUrl);
}
