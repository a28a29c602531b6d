import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { contentsOutsideDatabase, storeContent } from '../plugins/files/fileContentsRepository';
import { openDiskFileStore } from '../plugins/files/diskFileStore';

/**
 * Copies uploaded files from the data directory into the database, for a server that has kept its files on disk so far.
 * The files on disk stay.
 * @param database may be a transaction
 * @returns how many were stored
 */
export async function copyFilesIntoDatabase(
  database: Kysely<Schema>,
  dataDirectory: string,
  now: Date,
): Promise<number> {
  const missing = await contentsOutsideDatabase(database);
  if (missing.length === 0) return 0;
  const disk = await openDiskFileStore(dataDirectory, now);
  let stored = 0;
  for (const contentHash of missing) {
    const sizeBytes = await disk.sizeBytes(contentHash);
    if (sizeBytes === undefined) continue;
    const store = (within: Kysely<Schema>) =>
      storeContent(within, { contentHash, sizeBytes }, { open: () => disk.read(contentHash), now });
    await (database.isTransaction ? store(database) : database.transaction().execute(store));
    stored += 1;
  }
  return stored;
}
