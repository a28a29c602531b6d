import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { FileStore } from '../plugins/files/fileStore';
import { contentsWithoutObject } from './usedContentsReadModel';

/**
 * Copies uploaded files that are missing in the S3-compatible store, for a company that has kept its files in the
 * database or on disk so far. The originals stay.
 * @param sources where they may be
 * @returns how many were stored
 */
export async function copyFilesIntoStore(
  database: Kysely<Schema>,
  store: FileStore,
  sources: readonly Pick<FileStore, 'read' | 'sizeBytes'>[],
): Promise<number> {
  let stored = 0;
  for (const contentHash of await contentsWithoutObject(database))
    for (const source of sources) {
      if ((await source.sizeBytes(contentHash)) === undefined) continue;
      await store.keep(source.read(contentHash));
      stored += 1;
      break;
    }
  return stored;
}
