import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { FileStore } from '../plugins/fileStore';
import { forgetUnheldFiles } from './attachmentsRepository';
import { usedContents } from './usedContentsReadModel';

/** Longer than any upload and its transaction take. */
const graceMs = 24 * 60 * 60 * 1000;

/** Removes contents that nothing refers to: of replaced pictures, of attachments that were taken off, and of uploads that were broken off. */
export async function sweepUnusedFiles(database: Kysely<Schema>, fileStore: FileStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - graceMs);
  await forgetUnheldFiles(database, before);
  return fileStore.sweep(before, (contentHashes) => usedContents(database, contentHashes));
}
