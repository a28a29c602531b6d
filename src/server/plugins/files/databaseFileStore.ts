import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import {
  contentPart,
  contentSize,
  contentsStoredBefore,
  removeContent,
  removeStoredBefore,
  storeContent,
} from './fileContentsRepository';
import { alwaysWorking, type FileStore, type StagedFile } from './fileStore';
import { stageFile } from './stageFile';
import { sweepFolder } from './sweepFolder';

/**
 * Stores files in the database, for servers that share no disk. Each part is read by a statement of its own, so that a
 * slow download holds no connection.
 * @param dataDirectory takes uploads until they are stored
 * @param machineNow as in the times of files
 */
export async function openDatabaseFileStore(
  database: Kysely<Schema>,
  dataDirectory: string,
  machineNow: () => Date,
): Promise<FileStore> {
  const incoming = path.join(dataDirectory, 'files', 'incoming');
  await mkdir(incoming, { recursive: true });

  const receive = async (content: Readable): Promise<StagedFile> => {
    const { place, discard, ...stored } = await stageFile(incoming, content);
    const open = () => createReadStream(place);
    return {
      ...stored,
      open,
      discard,
      transfer: () => Promise.resolve(),
      settle: (transaction) => storeContent(transaction, stored, { open, now: machineNow() }),
    };
  };
  const sizeBytes = (contentHash: string): Promise<number | undefined> => contentSize(database, contentHash);
  const readParts = async function* (contentHash: string): AsyncGenerator<Buffer> {
    const expected = await sizeBytes(contentHash);
    let received = 0;
    for (let part = 0; expected !== undefined && received < expected; part += 1) {
      const content = await contentPart(database, contentHash, part);
      received += content.length;
      yield content;
    }
    if (expected === undefined) throw new Error(`The content ${contentHash} is not stored`);
  };

  return {
    ...alwaysWorking(machineNow),
    receive,
    keep: async (content) => {
      const { contentHash, sizeBytes: size, mediaType, settle, discard } = await receive(content);
      try {
        await database.transaction().execute((transaction) => settle(transaction));
      } finally {
        await discard();
      }
      return { contentHash, sizeBytes: size, mediaType };
    },
    read: (contentHash) => Readable.from(readParts(contentHash), { objectMode: false }),
    sizeBytes,
    remove: (contentHash) => removeContent(database, contentHash),
    sweep: async (olderThan, used) => {
      let removed = await sweepFolder(incoming, olderThan, () => Promise.resolve(new Set()));
      for (let after = ''; ;) {
        const hashes = await contentsStoredBefore(database, olderThan, after);
        const last = hashes.at(-1);
        if (last === undefined) return removed;
        after = last;
        const stillUsed = await used(hashes);
        const unused = hashes.filter((hash) => !stillUsed.has(hash));
        if (unused.length === 0) continue;
        removed += await removeStoredBefore(database, unused, olderThan);
      }
    },
  };
}
