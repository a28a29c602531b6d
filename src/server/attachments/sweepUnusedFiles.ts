import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { FileStore } from '../plugins/fileStore';
import { usedContents } from './usedContentsReadModel';

/** Longer than any upload and its transaction take. */
const graceMs = 24 * 60 * 60 * 1000;

/** Removes contents that nothing refers to: of replaced pictures, and of uploads whose call was refused afterwards. */
export const sweepUnusedFiles = (database: Kysely<Schema>, fileStore: FileStore, now: Date): Promise<number> =>
  fileStore.sweep(new Date(now.getTime() - graceMs), (contentHashes) => usedContents(database, contentHashes));
