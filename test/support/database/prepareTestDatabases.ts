import { prepareEmbeddedTables } from './embeddedTestDatabase';

/** Runs once before all server tests: making the tables takes longer than a test may. */
export default async function prepareTestDatabases(): Promise<void> {
  await prepareEmbeddedTables();
}
