import type { Kysely } from 'kysely';
import type { CompanyClock } from '../clock/companyClock';
import type { Schema } from '../database/schema';
import type { FileStore } from '../plugins/files/fileStore';
import { deleteUnusedFiles } from './attachmentsRepository';
import { usedContents } from './usedContentsReadModel';
import { dayMs } from '../../domain/calendar/duration';

/** Longer than any upload and its transaction take. */
const graceMs = dayMs;

/** Deletes unreferenced contents: replaced pictures, removed attachments and aborted uploads. */
export async function sweepUnusedFiles(
  database: Kysely<Schema>,
  fileStore: FileStore,
  clock: Pick<CompanyClock, 'now' | 'machineNow'>,
): Promise<number> {
  await deleteUnusedFiles(database, new Date(clock.now().getTime() - graceMs));
  // File times follow the machine's clock.
  return fileStore.sweep(new Date(clock.machineNow().getTime() - graceMs), (contentHashes) =>
    usedContents(database, contentHashes),
  );
}
