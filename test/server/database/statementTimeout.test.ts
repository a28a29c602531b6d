import { sql } from 'kysely';
import type { Database } from '../../../src/server/database/database';
import { openOwnTestDatabase } from '../../support/database/testDatabase';

let database: Database;
beforeAll(async () => {
  database = await openOwnTestDatabase();
});
afterAll(() => database.close());

test('a PostgreSQL server ends a query that takes longer than a minute, also after the tables were brought up to date', async () => {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database.kysely);
  // The embedded database runs one query at a time and has no clock to end it by.
  expect(rows[0]?.statement_timeout).toBe(database.kind === 'server' ? '1min' : '0');
});
