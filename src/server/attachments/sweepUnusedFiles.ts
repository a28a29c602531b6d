import type { Kysely } from 'kysely';
import type { CompanyClock } from '../clock/companyClock';
import type { Schema } from '../database/schema';
import type { FileStore } from '../plugins/fileStore';
import { forgetUnheldFiles } from './attachmentsRepository';
import { usedContents } from './usedContentsReadModel';

/** Longer than any upload and its transaction take. */
const graceMs = 24 * 60 * 60 * 1000;

/** Removes contents that nothing refers to: of replaced pictures, of attachments that were taken off, and of uploads that were broken off. */
export async function sweepUnusedFiles(
  database: Kysely<Schema>,
  fileStore: FileStore,
  clock: Pick<CompanyClock, 'now' | 'machineNow'>,
): Promise<number> {
  await forgetUnheldFiles(database, new Date(clock.now().getTime() - graceMs));
  // The age of contents is that of files on the disk.
  return fileStore.sweep(new Date(clock.machineNow().getTime() - graceMs), (contentHashes) =>
    usedContents(database, contentHashes),
  );
}
