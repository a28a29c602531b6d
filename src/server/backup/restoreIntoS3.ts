import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { openDiskFileStore } from '../plugins/files/diskFileStore';
import { announceObject } from '../plugins/files/fileObjectsRepository';
import { objectName } from '../plugins/files/s3FileStore';
import { emptyContent, S3Objects } from '../plugins/files/s3Objects';
import type { S3Place } from '../plugins/files/s3Place';
import { S3Problem } from '../plugins/files/s3Problem';
import { BackupProblem } from './backupProblem';
import { namedContents } from './tablesReadModel';

/**
 * In the store from before until after the rows are stored: objects with it and without rows are left over from a
 * killed restore.
 */
const UNFINISHED_NAME = 'restore-unfinished';

const explained = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof S3Problem) throw new BackupProblem(`${error.message}: nothing was restored`, { cause: error });
    throw error;
  }
};

/**
 * Puts the files of a restore into an S3-compatible store.
 * @throws BackupProblem when it has files already, or does not work
 */
export class S3Restore {
  readonly #objects: S3Objects;

  private constructor(objects: S3Objects) {
    this.#objects = objects;
  }

  static async begin(place: S3Place): Promise<S3Restore> {
    const objects = await S3Objects.open(place);
    const isUsable =
      (await explained(objects.isEmpty(objectName('')))) ||
      (await explained(objects.sizeBytes(UNFINISHED_NAME))) !== undefined;
    if (!isUsable)
      throw new BackupProblem(
        `s3://${place.bucket}/${place.prefix} is not empty: it has uploaded files (FILES_URL). Restore into another prefix`,
      );
    await explained(objects.put(UNFINISHED_NAME, emptyContent));
    return new S3Restore(objects);
  }

  /** @param staging a data directory that has the files */
  async store(transaction: Transaction<Schema>, staging: string, now: Date): Promise<void> {
    const disk = await openDiskFileStore(staging, now);
    for (const contentHash of await namedContents(transaction)) {
      const sizeBytes = await disk.sizeBytes(contentHash);
      // It was missing when the backup was made.
      if (sizeBytes === undefined) continue;
      await announceObject(transaction, contentHash, now);
      const content = { sizeBytes, sha256: contentHash, open: () => disk.read(contentHash) };
      await explained(this.#objects.put(objectName(contentHash), content));
    }
  }

  /** After the commit. */
  async finish(): Promise<void> {
    await explained(this.#objects.delete(UNFINISHED_NAME));
  }

  close(): void {
    this.#objects.close();
  }
}
