import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import { usualLimits, type CallLimits } from './callLimits';
import { announceObject, confirmObject, oldObjects, removeObject, type Removal } from './fileObjectsRepository';
import type { FileStore, StagedFile } from './fileStore';
import { emptyContent, S3Objects } from './s3Objects';
import type { S3Place } from './s3Place';
import { stageFile } from './stageFile';
import { StoreWatch, type CheckIntervals } from './storeWatch';
import { sweepFolder } from './sweepFolder';

const maxSweptPerRequest = 500;

/** Below the prefix, as in a backup. */
export const objectName = (contentHash: string): string => `files/${contentHash}`;
/** Written by every check: only writing shows that files can be stored. */
const CHECK_NAME = 'check';

interface S3Options {
  readonly database: Kysely<Schema>;
  /** Takes uploads until they are stored. */
  readonly dataDirectory: string;
  /** As in the times of files. */
  readonly machineNow: () => Date;
  readonly limits?: CallLimits;
  readonly intervals?: CheckIntervals;
}

/**
 * Stores files in an S3-compatible store, for servers that share no disk. Every object has a row in `file_objects`: it
 * is written before the object and removed together with it, so that an object without a record is found.
 */
export async function openS3FileStore(
  place: S3Place,
  { database, dataDirectory, machineNow, limits = usualLimits, intervals }: S3Options,
): Promise<FileStore> {
  const incoming = path.join(dataDirectory, 'files', 'incoming');
  await mkdir(incoming, { recursive: true });
  const objects = await S3Objects.open(place, limits);
  const watch = new StoreWatch({ check: () => objects.put(CHECK_NAME, emptyContent), machineNow, intervals });
  const leaving = new Set<Promise<unknown>>();

  const remove = (contentHash: string, conditions: Omit<Removal, 'deleteObject'> = {}): Promise<boolean> =>
    removeObject(database, contentHash, {
      ...conditions,
      deleteObject: () => watch.run('remove', () => objects.delete(objectName(contentHash))),
    });

  const receive = async (content: Readable): Promise<StagedFile> => {
    const { place: file, discard, ...stored } = await stageFile(incoming, content);
    const { contentHash, sizeBytes } = stored;
    const open = (): Readable => createReadStream(file);
    let sentAt: Date | undefined;
    let isSettled = false;
    const send = async (): Promise<void> => {
      watch.mustBeReachable('store');
      const now = machineNow();
      await announceObject(database, contentHash, now);
      sentAt = now;
      await watch.run('store', () => objects.put(objectName(contentHash), { sizeBytes, sha256: contentHash, open }));
    };
    let sending: Promise<void> | undefined;
    return {
      ...stored,
      open,
      transfer: () => (sending ??= send()),
      settle: async (transaction) => {
        // At most an attempt of the transaction later the sweep takes care of it.
        isSettled = true;
        if (!(await confirmObject(transaction, contentHash, machineNow()))) throw failures.filesUnavailable(true);
      },
      discard: async () => {
        await discard();
        if (sentAt === undefined || isSettled) return;
        // The call was rejected. What cannot be removed now is removed by the sweep.
        const removal = remove(contentHash, { announcedAt: sentAt });
        const left = removal.catch(() => undefined).finally(() => leaving.delete(left));
        leaving.add(left);
      },
    };
  };

  const read = async function* (contentHash: string): AsyncGenerator<Buffer> {
    watch.mustBeReachable('load');
    try {
      yield* objects.read(objectName(contentHash), contentHash);
    } catch (error) {
      throw watch.failure('load', error);
    }
  };

  return {
    receive,
    keep: async (content) => {
      const { contentHash, sizeBytes, mediaType, transfer, settle, discard } = await receive(content);
      try {
        await transfer();
        await settle(database);
      } finally {
        await discard();
      }
      return { contentHash, sizeBytes, mediaType };
    },
    read: (contentHash) => Readable.from(read(contentHash), { objectMode: false }),
    sizeBytes: (contentHash) => watch.run('load', () => objects.sizeBytes(objectName(contentHash))),
    remove: async (contentHash) => void (await remove(contentHash)),
    sweep: async (olderThan, used) => {
      let removed = await sweepFolder(incoming, olderThan, () => Promise.resolve(new Set()));
      for (let after = ''; ;) {
        const old = await oldObjects(database, { storedBefore: olderThan, after, limit: maxSweptPerRequest });
        const last = old.at(-1);
        if (last === undefined) return removed;
        after = last;
        const stillUsed = await used(old);
        for (const contentHash of old)
          if (!stillUsed.has(contentHash) && (await remove(contentHash, { storedBefore: olderThan }))) removed += 1;
      }
    },
    reading: () => watch.reading,
    followReading: (listener) => watch.follow(listener),
    close: async () => {
      await Promise.all(leaving);
      await watch.close();
      objects.close();
    },
  };
}
