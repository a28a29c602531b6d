import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { closeOnce } from '../../../src/server/database/closeOnce';
import type { Database } from '../../../src/server/database/database';
import { openEmbeddedDatabase } from '../../../src/server/database/embedded/openEmbeddedDatabase';
import { migrate } from '../../../src/server/database/migrate';
import { migrations } from '../../../src/server/database/migrations/migrations';
import { makeFolderInMemory } from '../files/folderInMemory';
import { migrationsHash } from './migrationsHash';

/** Cached next to the installed packages: making the tables takes seconds, copying their files a tenth of one. */
const PREPARED_DIRECTORY = path.resolve('node_modules/.cache/daybook');
const PREPARED_NAME = /^tables-[0-9a-f]+$/;

/** As long as a test may take: on a busy machine, what has the session takes many times as long as on a server. */
const waitForSessionMs = 120_000;

/** The embedded database exactly as the server runs it, on migrated files of its own that are removed when it is closed. */
export async function openEmbeddedTestDatabase(): Promise<Database & { readonly directory: string }> {
  const directory = makeFolderInMemory();
  await copyMigratedFiles(directory);
  const database = await openEmbeddedDatabase(directory, { waitForSessionMs });
  const close = closeOnce(async () => {
    await database.close();
    fs.rmSync(directory, { recursive: true, force: true });
  });
  return { ...database, close, directory: path.join(directory, 'database') };
}

/** Puts migrated files into a data directory. The socket by which their maker held them cannot be copied, and need not be. */
export async function copyMigratedFiles(directory: string): Promise<void> {
  const prepared = await prepareEmbeddedTables();
  fs.cpSync(path.join(prepared, 'database'), path.join(directory, 'database'), { recursive: true });
}

/**
 * Makes the migrated files unless they are there, and answers where.
 * Under another name at first, because half-made ones must not be seen by tests that run at the same time.
 */
export async function prepareEmbeddedTables(): Promise<string> {
  const prepared = path.join(PREPARED_DIRECTORY, `tables-${migrationsHash()}`);
  if (fs.existsSync(prepared)) return prepared;
  const unfinished = `${prepared}.${randomUUID()}`;
  const database = await openEmbeddedDatabase(unfinished);
  try {
    await migrate(database.kysely, migrations);
  } finally {
    await database.close();
  }
  for (const name of fs.readdirSync(PREPARED_DIRECTORY)) {
    if (PREPARED_NAME.test(name) && name !== path.basename(prepared))
      fs.rmSync(path.join(PREPARED_DIRECTORY, name), { recursive: true, force: true });
  }
  try {
    fs.renameSync(unfinished, prepared);
  } catch (error) {
    // Another test file was quicker; its tables are the same.
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (!fs.existsSync(prepared)) throw error;
  }
  return prepared;
}
