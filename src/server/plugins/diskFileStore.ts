import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore, StagedFile } from './fileStore';
import { detectMediaType, sniffedBytes } from './mediaType';
import { foldersIn, sweepFolder } from './sweepFolder';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Stores files below `<dataDirectory>/files`. A content is written to a temporary file, flushed and then moved, so that
 * every stored file is complete.
 */
export async function openDiskFileStore(dataDirectory: string): Promise<FileStore> {
  const root = path.join(dataDirectory, 'files');
  const incoming = path.join(root, 'incoming');
  await mkdir(incoming, { recursive: true });
  const contentPath = (contentHash: string): string =>
    path.join(root, contentHash.slice(0, 2), contentHash.slice(2, 4), contentHash);

  const receive = async (content: Readable): Promise<StagedFile> => {
    const aside = path.join(incoming, randomUUID());
    const hash = createHash('sha256');
    let beginning = Buffer.alloc(0);
    let sizeBytes = 0;
    const measure = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        if (beginning.length < sniffedBytes)
          beginning = Buffer.concat([beginning, chunk.subarray(0, sniffedBytes - beginning.length)]);
        sizeBytes += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    };
    let mediaType: string;
    try {
      await pipeline(content, measure, createWriteStream(aside, { flags: 'wx', flush: true }));
      mediaType = await detectMediaType(beginning);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    const contentHash = hash.digest('hex');
    let place = aside;
    return {
      contentHash,
      sizeBytes,
      mediaType,
      open: () => createReadStream(place),
      // Even if the content exists: a fresh file time protects it from the sweep.
      settle: async () => {
        const address = contentPath(contentHash);
        const folder = path.dirname(address);
        const isNewFolder = (await mkdir(folder, { recursive: true })) !== undefined;
        await rename(aside, address);
        place = address;
        await syncFolder(folder);
        if (isNewFolder) {
          await syncFolder(path.dirname(folder));
          await syncFolder(root);
        }
      },
      discard: () => rm(aside, { force: true }),
    };
  };

  return {
    receive,
    keep: async (content) => {
      const { contentHash, sizeBytes, mediaType, settle } = await receive(content);
      await settle();
      return { contentHash, sizeBytes, mediaType };
    },
    read: (contentHash) => createReadStream(contentPath(contentHash)),
    sizeBytes: async (contentHash) => {
      try {
        return (await stat(contentPath(contentHash))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    sweep: async (olderThan, used) => {
      let removed = await sweepFolder(incoming, olderThan, () => Promise.resolve(new Set()));
      for (const outer of await foldersIn(root))
        for (const folder of await foldersIn(outer)) removed += await sweepFolder(folder, olderThan, used);
      return removed;
    },
  };
}
